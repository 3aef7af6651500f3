import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../docs/benchmarks.md', import.meta.url)
/** Puts this benchmark's section into docs/benchmarks.md, in place of the one before; the rest of the file stays. */
export function writeSection(name: string, command: string, body: string): void {
  const start = `<!-- ${name}: written by \`${command}\` -->`
  const end = `<!-- end of ${name} -->`
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
