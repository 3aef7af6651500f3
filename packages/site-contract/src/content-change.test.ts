import { expect, test } from 'vitest'
import { contentChange } from './content-change.ts'

test('a change names its event and type, and its entry where there is one', () => {
  const published = { event: 'entry.publish', type: 'api::post.post', documentId: 'abc' }
  const { documentId: _, ...withoutEntry } = published
  for (const change of [published, withoutEntry]) expect(contentChange.parse(change)).toEqual(change)
})

test.each([
  ['an event that visitors do not see', { event: 'entry.create', type: 'api::post.post' }],
  ['a name longer than that of any type', { event: 'entry.publish', type: 'x'.repeat(201) }],
  ['an id longer than any', { event: 'entry.publish', type: 'api::post.post', documentId: 'x'.repeat(101) }],
  ['nothing', {}],
])('%s is no change', (_, given) => {
  expect(contentChange.safeParse(given).success).toBe(false)
})
