import { afterEach, expect, test, vi } from 'vitest'
import { type ContentVersions, fetchServerStatus } from './is-server-reachable.ts'

const answers = (process: string, version: string) =>
  vi.stubGlobal('fetch', async () => Response.json({ now: Date.now(), content: { process, version } }))

afterEach(() => vi.unstubAllGlobals())

test('a change of the content is reported to each caller once, whoever asked before', async () => {
  const [page, screen]: ContentVersions[] = [new Map(), new Map()]
  const changed = async (versions?: ContentVersions) => (await fetchServerStatus(versions))?.otherContent
  answers('a', '1')
  expect([await changed(page), await changed(screen)]).toEqual([true, true])
  expect([await changed(page), await changed(screen)]).toEqual([false, false])
  answers('a', '2')
  expect([await changed(page), await changed(page)]).toEqual([true, false])
  expect([await changed(screen), await changed(screen)]).toEqual([true, false])
})

test('the versions of several processes are compared by process', async () => {
  const versions: ContentVersions = new Map()
  const changed = async () => (await fetchServerStatus(versions))?.otherContent
  for (const process of ['a', 'b']) {
    answers(process, '1')
    await changed()
  }
  answers('a', '1')
  expect(await changed()).toBe(false)
  answers('b', '2')
  expect(await changed()).toBe(true)
})
