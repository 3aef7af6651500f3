import { beforeEach, expect, test, vi } from 'vitest'
import { type ContentQuery, InvalidContent } from './content-query.server.ts'
import {
  none,
  optional,
  readEntry,
  readEntryTranslations,
  readTranslations,
  required,
} from './read.server.ts'
import type { Source } from './sources.server.ts'

// The log reads the environment of a site.
vi.mock('../platform/log.server.ts', () => ({ log: {} }))
const error = vi.hoisted(() => vi.fn())
vi.mock('../platform/limited-log.server.ts', () => ({ limitedLog: { error } }))

beforeEach(() => void error.mockClear())

type Entry = { title: string } | null
const query = { name: 'about' } as ContentQuery<Entry>
const unreachable = new Error('unreachable')

/** A source that has these answers. */
const source = (answers: { fa: Entry | Error; ca: Entry | Error }): Source => ({
  async read(_query, language) {
    const answer = answers[language]
    if (answer instanceof Error) throw answer
    return answer as never
  },
})

test('what a page can do without is left out, with a line in the log', async () => {
  expect(await optional('about', Promise.reject(unreachable))).toBeUndefined()
  expect(await optional('posts', Promise.reject(unreachable), none)).toBe(none)
  expect(await optional('posts', Promise.resolve('read'))).toBe('read')
  expect(error.mock.calls.map(([line]) => line.content)).toEqual(['about', 'posts'])
})

test('nothing is left out of a page whose request was cancelled', async () => {
  const left = new DOMException('The visitor left.', 'AbortError')
  await expect(optional('about', Promise.reject(left))).rejects.toBe(left)
})

const refusal = (refused: () => unknown) => {
  try {
    return refused()
  } catch (answer) {
    const { init } = answer as { init: { status: number; headers?: object } }
    return [init.status, init.headers !== undefined]
  }
}

test('what a page cannot do without is refused with 503, a record that is not there with 404', () => {
  const records = [{ slug: 'one' }, { slug: 'two' }]
  expect(required(records, { slug: 'two' })).toBe(records[1])
  expect(required([])).toEqual([])
  expect(refusal(() => required(undefined))).toEqual([503, true])
  expect(refusal(() => required(undefined as typeof records | undefined, { slug: 'one' }))).toEqual([
    503,
    true,
  ])
  expect(refusal(() => required(records, { slug: 'three' }))).toEqual([404, false])
})

test('an entry is read in the visitor’s language, and in another where it is not written, or so that nothing can be shown', async () => {
  const [fa, ca] = [{ title: 'درباره' }, { title: 'About' }]
  expect(await readEntry(source({ fa, ca }), query, 'fa')).toEqual({ ...fa, language: 'fa' })
  for (const missing of [null, new InvalidContent('wrong')])
    expect(await readEntry(source({ fa: missing, ca }), query, 'fa')).toEqual({ ...ca, language: 'ca' })
  expect(await readEntry(source({ fa: null, ca: null }), query, 'fa')).toBeUndefined()
  await expect(readEntry(source({ fa: unreachable, ca }), query, 'fa')).rejects.toBe(unreachable)
})

test('what cannot be read in the other language costs nothing, unless nothing is known then', async () => {
  const fa = { title: 'درباره' }
  expect(await readEntryTranslations(source({ fa, ca: unreachable }), query, 'fa')).toEqual({
    fa,
    ca: undefined,
  })
  await expect(readEntryTranslations(source({ fa: null, ca: unreachable }), query, 'fa')).rejects.toBe(
    unreachable,
  )
  expect(await readTranslations(source({ fa, ca: unreachable }), query, 'fa', null)).toEqual({ fa, ca: null })
  await expect(readTranslations(source({ fa: unreachable, ca: fa }), query, 'fa', null)).rejects.toBe(
    unreachable,
  )
})
