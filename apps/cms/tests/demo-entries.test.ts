import { expect, it } from 'vitest'
import { identifyEntry } from '../demo/seed/identify-entry'

const collection = { uid: 'api::book.book', kind: 'collectionType', attributes: { slug: {}, title: {} } }

it('An entry of a collection is identified by its slug, that of a single type is the only one', () => {
  expect(identifyEntry(collection, { shared: { slug: 'first' } })).toEqual({ slug: 'first' })
  expect(identifyEntry({ ...collection, kind: 'singleType' }, {})).toEqual({})
})

it('Demo content without a slug is refused with an error that names the type', () => {
  const sentence = 'An entry of the demo content of api::book.book has no slug'
  expect(() => identifyEntry(collection, {})).toThrow(sentence)
  const withoutSlug = { ...collection, attributes: { title: {} } }
  expect(() => identifyEntry(withoutSlug, { shared: { slug: 'first' } })).toThrow(sentence)
})
