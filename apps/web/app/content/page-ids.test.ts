import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageIds } from './page-ids.ts'

test('every id that a component of the site writes is reserved', { tags: ['spec:13.5'] }, () => {
  const sources = globSync('**/*.tsx', { cwd: new URL('..', import.meta.url).pathname }).filter(
    (path) => !/\.(test|stories)\./.test(path),
  )
  expect(sources.length).toBeGreaterThan(50)
  const written = sources.flatMap((path) =>
    [
      ...readFileSync(new URL(`../${path}`, import.meta.url), 'utf8').matchAll(
        /\b(?:id|headingId)="([^"]+)"/g,
      ),
    ].map(([, id]) => id),
  )
  expect(written).toContain('main')
  expect(written.filter((id) => !pageIds.some((reserved) => reserved === id))).toEqual([])
})
