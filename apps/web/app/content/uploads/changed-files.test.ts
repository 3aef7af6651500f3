import { expect, test } from 'vitest'
import { createChangedFiles, type FileRow } from './changed-files.server.ts'

const at = (minute: number) => `2026-11-21T20:${String(minute).padStart(2, '0')}:00.000Z`

/** A media library of three files, and what the site does of it. */
async function library() {
  const files = new Map<string, FileRow>()
  const put = (documentId: string, minute: number) =>
    files.set(documentId, {
      documentId,
      createdAt: files.get(documentId)?.createdAt ?? at(minute),
      updatedAt: at(minute),
    })
  for (const [minute, name] of ['one', 'two', 'three'].entries()) put(name, minute)
  const events: string[] = []
  const requests: string[] = []
  const latest = () => [...files.values()].toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
  const watched = createChangedFiles({
    async newest() {
      requests.push('newest')
      return { file: latest()[0], total: files.size }
    },
    async since(updatedAt) {
      requests.push(`since ${updatedAt}`)
      return latest().filter((it) => it.updatedAt >= updatedAt)
    },
    onNew: (documentId) => events.push(`new ${documentId}`),
    onChange: (documentId) => events.push(`changed ${documentId}`),
    onGone: () => events.push('gone'),
  })
  await watched.poll()
  return { watched, files, put, events, requests }
}

test('where nothing has changed one small request is made', async () => {
  const { watched, events, requests } = await library()
  await watched.poll()
  expect([requests, events]).toEqual([['newest', 'newest'], []])
})

test('a new file is found, and one that was replaced', async () => {
  const { watched, put, events, requests } = await library()
  put('four', 10)
  await watched.poll()
  expect(events.splice(0)).toEqual(['new four'])
  put('one', 11)
  put('five', 12)
  await watched.poll()
  expect(events).toEqual(['new five', 'changed one'])
  expect(requests.at(-1)).toBe(`since ${at(10)}`)
})

test('a file that was deleted is found by the number of files, unless the webhook has named it', async () => {
  const { watched, put, files, events } = await library()
  files.delete('one')
  await watched.poll()
  expect(events.splice(0)).toEqual(['gone'])
  files.delete('two')
  watched.markDeleted('two')
  await watched.poll()
  expect(events.splice(0)).toEqual([])
  files.delete('three')
  put('four', 10)
  await watched.poll()
  expect(events).toEqual(['new four', 'gone'])
})

test('a request that failed is made again', async () => {
  const { watched, put, events } = await library()
  let isUnreachable = true
  const unreachable = createChangedFiles({
    newest: async () => ({ file: undefined, total: isUnreachable ? 0 : 1 }),
    since: async () => {
      throw new Error('unreachable')
    },
    onNew: (it) => events.push(it),
    onChange: (it) => events.push(it),
    onGone: () => events.push('gone'),
  })
  await unreachable.poll()
  isUnreachable = false
  for (let times = 0; times < 2; times++) await expect(unreachable.poll()).rejects.toThrow('unreachable')
  put('one', 10)
  await watched.poll()
  expect(events).toEqual(['changed one'])
})
