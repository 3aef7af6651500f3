import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const kit = new URL('..', import.meta.url).pathname
const modules = globSync('src/*/*.tsx', {
  cwd: kit,
  exclude: ['src/{catalogue,conformance}/**', '**/*.{stories,test,fixture}.tsx'],
})

/** Server components may call `useId`; other hooks, contexts and event handlers are for the browser. */
const needsBrowser = (source: string) =>
  /\buse(?!Id\b)[A-Z]\w*\(|\bcreateContext\(|\bon[A-Z]\w+=\{/.test(source)

test.each(modules)('%s is a client module where it has hooks or handlers, and only there', (file) => {
  const source = readFileSync(join(kit, file), 'utf8')
  expect(source.startsWith("'use client'\n")).toBe(needsBrowser(source))
})

test('the directive is in the built module', () => {
  expect(readFileSync(join(kit, 'dist/tabs/tabs.js'), 'utf8')).toMatch(/^'use client';/)
  expect(readFileSync(join(kit, 'dist/card/card.js'), 'utf8')).not.toContain('use client')
})
