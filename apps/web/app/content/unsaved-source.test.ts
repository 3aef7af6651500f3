import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Source } from './sources.server.ts'

vi.mock('../platform/limited-log.server.ts', () => ({ limitedLog: { warn: () => undefined } }))

const { entryQuery, listQuery } = await import('./content-query.server.ts')
const { withUnsaved } = await import('./unsaved-source.server.ts')

const schema = z.object({ documentId: z.string(), title: z.string().min(1) })
const none = async () => ({ data: [] }) as never
const list = listQuery({ name: 'posts', type: 'post', schema, entries: none, rows: none })
const notice = entryQuery({ name: 'announcement', type: 'announcement', schema, entry: none })

const published = [
  { documentId: 'a', title: 'یک' },
  { documentId: 'b', title: 'دو' },
]
const source: Source = { read: async () => published as never }
const unsaved = (documentId: string, title: string, type = 'post') => ({
  session: 's',
  path: '/fa/events',
  type,
  documentId,
  entries: { fa: { documentId, title } },
})

test('an entry of a form stands in the place of its published version, a new one at the end', async () => {
  const changed = await withUnsaved(source, unsaved('a', 'تازه')).read(list, 'fa')
  expect(changed.map((it) => it.title)).toEqual(['تازه', 'دو'])
  const added = await withUnsaved(source, unsaved('c', 'سه')).read(list, 'fa')
  expect(added.map((it) => it.title)).toEqual(['یک', 'دو', 'سه'])
  // What is served to visitors is untouched.
  expect(published.map((it) => it.title)).toEqual(['یک', 'دو'])
})

test('other types and languages are as published, and a single entry is that of the form', async () => {
  expect(await withUnsaved(source, unsaved('a', 'تازه', 'sound')).read(list, 'fa')).toBe(published)
  expect(await withUnsaved(source, unsaved('a', 'تازه')).read(list, 'ca')).toBe(published)
  const single = withUnsaved(source, unsaved('a', 'تازه', 'announcement'))
  expect(await single.read(notice, 'fa')).toMatchObject({ title: 'تازه' })
})

test('an entry that the site cannot show is refused', async () => {
  await expect(withUnsaved(source, unsaved('a', '')).read(list, 'fa')).rejects.toThrow()
})
