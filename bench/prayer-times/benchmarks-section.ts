import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../../docs/benchmarks.md', import.meta.url)
const start = '<!-- prayer-times: written by `pnpm --filter @islamic-centre/prayer-times bench` -->'
const end = '<!-- end of prayer-times -->'

/** Puts this benchmark's section into docs/benchmarks.md, in place of the one before; the rest of the file stays. */
export function writeSection(body: string): void {
  const section = `${start}\n\n${body}\n\n${end}`
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '# Benchmarks\n'
  const from = text.indexOf(start)
  const to = text.indexOf(end)
  const replaced =
    from >= 0 && to > from
      ? text.slice(0, from) + section + text.slice(to + end.length)
      : `${text.trimEnd()}\n\n${section}\n`
  writeFileSync(file, replaced)
}
