import { expect, test } from 'vitest'
import { confirmEmpty } from './confirm-empty.server.ts'

/** A value that was cached, and whether the content server still has it; undefined where it does not answer. */
const cached = (name: string, value: unknown, isGone?: boolean, language: 'fa' | 'ca' = 'fa') => ({
  query: { name },
  language,
  reader: {
    isGone: () => (isGone === undefined ? Promise.reject(new Error('no answer')) : Promise.resolve(isGone)),
  },
  lastGoodValue: { current: () => value },
})
const posts = cached('posts', ['one'])

test('an empty list is accepted while another list of the language has entries', async () => {
  await confirmEmpty(posts, [posts, cached('sounds', ['a'], true), cached('pages', ['b'], false)])
})

test('an empty list is accepted where there is no other to compare it with', async () => {
  const others = [cached('videos', [], true), cached('sounds', ['a'], true, 'ca'), cached('banner', {}, true)]
  await confirmEmpty(posts, [posts, ...others])
})

test('an empty list is refused where every other list became empty or gives no answer', async () => {
  const others = [cached('sounds', ['a'], true), cached('pages', ['b'])]
  await expect(confirmEmpty(posts, [posts, ...others])).rejects.toThrow('no other content')
})
