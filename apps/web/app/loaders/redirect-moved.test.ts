import { expect, it } from 'vitest'
import type { Content } from '../content/content.server.ts'
import { redirectMoved } from './redirect-moved.server.ts'

type Records = Awaited<ReturnType<Content['records']>>

/** What the content server has: events, classes and former addresses. */
const content = {
  language: 'fa',
  previousAddresses: async () => ({
    addresses: [
      { type: 'api::post.post', documentId: 'b', slug: 'first' },
      { type: 'api::post.post', documentId: 'b', slug: 'second' },
    ],
  }),
  records: async (kind: string) =>
    (kind === 'class'
      ? [{ documentId: 'a', slug: 'calligraphy' }]
      : kind === 'event'
        ? [{ documentId: 'b', slug: 'third' }]
        : []) as unknown as Records,
  sounds: async () => ({}),
} as unknown as Content

async function target(path: string, kind: 'event' | 'class' | 'album', slug: string) {
  try {
    await redirectMoved(content, new URL(path, 'https://www.example.org'), kind, slug)
    return undefined
  } catch (response) {
    return (response as Response).headers.get('location')
  }
}

it('a link to an entry leads to it after each change of its address', async () => {
  expect(await target('/fa/events/first', 'event', 'first')).toBe('/fa/events/third')
  expect(await target('/fa/events/second?from=home', 'event', 'second')).toBe('/fa/events/third?from=home')
})

it('a link to a post leads to it after it has become another kind', async () => {
  expect(await target('/fa/events/calligraphy', 'event', 'calligraphy')).toBe('/fa/classes/calligraphy')
  expect(await target('/fa/classes/first', 'class', 'first')).toBe('/fa/events/third')
})

it('an address that no entry had leads nowhere', async () => {
  expect(await target('/fa/events/never', 'event', 'never')).toBeUndefined()
  expect(await target('/fa/gallery-image/calligraphy', 'album', 'calligraphy')).toBeUndefined()
})
