import { readFileSync, writeFileSync } from 'node:fs'

const readme = new URL('../../README.md', import.meta.url)
const section = /(<!-- accuracy: written by `pnpm accuracy` -->\n)[\s\S]*(<!-- end of accuracy -->)/

/** The current accuracy section of the README. */
export function accuracySection(): string {
  const [found, start = '', end = ''] = section.exec(readFileSync(readme, 'utf8')) ?? []
  if (found === undefined) throw new Error('README.md has lost the marks of its accuracy section')
  return found.slice(start.length, -end.length).trim()
}

export function writeAccuracySection(report: string): void {
  const text = readFileSync(readme, 'utf8')
  writeFileSync(
    readme,
    text.replace(section, (_, start, end) => `${start}\n${report}\n\n${end}`),
  )
}
