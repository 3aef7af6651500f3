import { expect } from 'vitest'
import type { Administrator } from './administrator.ts'
import { actionsOf, changesOf } from './change-log-requests.ts'

const pages = '/content-manager/collection-types/api::page.page'
const versionsOf = (administrator: Administrator, id: string) =>
  administrator('GET', `/content-manager/versions/api::page.page/${id}?locale=fa`)
const bin = (administrator: Administrator) => administrator('GET', '/content-manager/bin')

const changes = async (administrator: Administrator) =>
  actionsOf(await changesOf(administrator, { kind: 'entry', type: 'api::page.page' }))

let stored = { entry: '', deleted: '', versions: {}, deletions: {}, logged: [] as string[] }

/** An entry with versions, and one in the bin. */
export async function writeVersions(administrator: Administrator) {
  const make = async (title: string, slug: string): Promise<string> =>
    (await administrator('POST', `${pages}?locale=fa`, { title, slug })).data.documentId
  const entry = await make('یک', 'with-versions')
  await administrator('PUT', `${pages}/${entry}?locale=fa`, { title: 'دو' })
  const deleted = await make('حذف‌شده', 'in-the-bin')
  await administrator('DELETE', `${pages}/${deleted}?locale=*`)
  await administrator('PUT', '/content-manager/bin/retention', { days: 730 })
  const { versions } = await versionsOf(administrator, entry)
  const logged = await changes(administrator)
  stored = { entry, deleted, versions, deletions: await bin(administrator), logged }
  expect(logged).toEqual(['created', 'saved', 'created', 'deleted'])
  expect(stored).toMatchObject({
    versions: [{ title: 'دو' }, { title: 'یک' }],
    deletions: { deletions: [{ title: 'حذف‌شده' }], retention: { days: 730 } },
  })
}

/** In an earlier release, which has neither versions nor a bin. */
export async function changeWithoutVersions(administrator: Administrator) {
  await expect(bin(administrator)).rejects.toThrow()
  await administrator('PUT', `${pages}/${stored.entry}?locale=fa`, { title: 'سه' })
}

/** What the earlier release wrote has no version until it is changed; nothing of it is lost. */
export async function findVersions(administrator: Administrator) {
  const { entry, deleted, deletions, logged } = stored
  // Nobody logged what the earlier release did.
  expect(await changes(administrator)).toEqual(logged)
  expect(await bin(administrator)).toEqual(deletions)
  await administrator('PUT', `${pages}/${entry}?locale=fa`, { title: 'چهار' })
  const { versions } = await versionsOf(administrator, entry)
  expect(versions).toMatchObject([
    { title: 'چهار', action: 'saved' },
    { title: 'سه', action: 'found', author: null },
    { title: 'دو', action: 'saved' },
    { title: 'یک', action: 'saved' },
  ])
  await administrator(
    'POST',
    `/content-manager/versions/api::page.page/${entry}/${versions[1].id}/restore?locale=fa`,
  )
  const titleOf = async (id: string) => (await administrator('GET', `${pages}/${id}?locale=fa`)).data.title
  expect(await titleOf(entry)).toBe('سه')
  const [{ change }] = (await bin(administrator)).deletions
  await administrator('POST', `/content-manager/bin/${deleted}/${change}/restore`)
  expect(await titleOf(deleted)).toBe('حذف‌شده')
}
