import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '..')
const kit = join(import.meta.dirname, '../../../../packages/ui/src')
const read = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: folder }).map((path) => [path, readFileSync(join(folder, path), 'utf8')] as const)

const sheets = read(app, '**/*.css')
const defined = new Set(
  [...sheets, ...read(kit, '**/*.css'), ...read(app, '**/*.tsx'), ...read(kit, '**/*.tsx')].flatMap(
    ([, text]) => text.match(/--[\w-]+(?=['"]?\]?\s*:)/g) ?? [],
  ),
)

/** A browser takes the inherited value in place of an undefined property and reports nothing. */
test.each(sheets)('%s uses no custom property that nothing defines', (_, css) => {
  const used = [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name)
  expect(used.filter((name) => name !== undefined && !defined.has(name))).toEqual([])
})
