import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../docs/benchmarks.md', import.meta.url)

/** The marks of a benchmark’s section, and where they are in a text: -1 where there is none. */
function placeOf(text: string, name: string, command: string) {
  const start = `<!-- ${name}: written by \`${command}\` -->`
  const end = `<!-- end of ${name} -->`
  return { start, end, from: text.indexOf(start), to: text.indexOf(end) }
}

const readText = () => (existsSync(file) ? readFileSync(file, 'utf8') : '# Benchmarks\n')

/** This benchmark's section of docs/benchmarks.md without its marks; empty where there is none. */
export function readSection(name: string, command: string): string {
  const text = readText()
  const { start, from, to } = placeOf(text, name, command)
  return from >= 0 && to > from ? text.slice(from + start.length, to).trim() : ''
}

/** Puts this benchmark's section into docs/benchmarks.md, in place of the one before; the rest of the file stays. */
export function writeSection(name: string, command: string, body: string): void {
  const text = readText()
  const { start, end, from, to } = placeOf(text, name, command)
  const section = `${start}\n\n${body}\n\n${end}`
  const replaced =
    from >= 0 && to > from
      ? text.slice(0, from) + section + text.slice(to + end.length)
      : `${text.trimEnd()}\n\n${section}\n`
  writeFileSync(file, replaced)
}
