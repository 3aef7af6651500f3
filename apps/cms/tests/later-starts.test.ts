import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFull } from '../../web/e2e/extent.ts'
import { type Administrator, administratorOf } from './administrator.ts'
import { removeData, seededCopy } from './data.ts'
import { rowsIn, runIn } from './database-rows.ts'
import { configurationOf, configure, restoreEarlierView } from './panel-configuration.ts'
import { queryGraphql, read } from './reading.ts'
import { type ContentServer, startContentServer } from './start-content-server.ts'

const content = await seededCopy()
const start = (demoContent: 'once' | 'fresh' = 'once') => startContentServer({ demoContent, ...content })

/** Revokes an action of the public role, like an administrator in the settings. */
async function withdraw(administrator: Administrator, type: string, action: string) {
  const { roles } = await administrator('GET', '/users-permissions/roles')
  const { id } = roles.find((role: { type: string }) => role.type === 'public')
  const { role } = await administrator('GET', `/users-permissions/roles/${id}`)
  role.permissions[type].controllers[type.replace('api::', '')][action].enabled = false
  await administrator('PUT', `/users-permissions/roles/${id}`, role)
}

/** Changes shared fields, in the Persian entry only, and publishes it. */
async function changeDateAndPicture(administrator: Administrator, url: string) {
  const { body } = await read('anouncements?filters[slug]=office-hours&locale=fa', {}, url)
  const files = await read('upload/files?filters[name]=cover-tulips.webp', {}, url)
  const [{ documentId, title }] = body.data
  const type = 'api::anouncement.anouncement'
  const entry = `/content-manager/collection-types/${type}/${documentId}`
  await administrator('POST', `${entry}/actions/publish?locale=fa`, {
    title,
    slug: 'office-hours',
    date: '2026-02-03',
    image: { id: files.body[0].id },
  })
}

const pages = 'api::page.page'
/** An editor may delete this type no longer. */
const announcements = 'api::anouncement.anouncement'

async function changePanel(administrator: Administrator) {
  const { metadatas, settings, layouts } = await configurationOf(administrator, pages)
  if (metadatas.title) metadatas.title.edit.label = 'Heading'
  await configure(administrator, pages, {
    metadatas,
    settings: { ...settings, pageSize: 50, defaultSortBy: 'slug' },
    layouts: { ...layouts, list: ['title'] },
  })
}

type Permission = { id?: number; action: string; subject: string }

async function editorPermissions(administrator: Administrator) {
  const { data: roles } = await administrator('GET', '/admin/roles')
  const { id } = roles.find(({ code }: { code: string }) => code === 'strapi-editor')
  const address = `/admin/roles/${id}/permissions`
  return { address, permissions: (await administrator('GET', address)).data as Permission[] }
}

const isWithdrawn = ({ action, subject }: Permission) =>
  subject === announcements && action.endsWith('.delete')

async function withdrawFromEditors(administrator: Administrator) {
  const { address, permissions } = await editorPermissions(administrator)
  expect(permissions.filter(isWithdrawn)).toHaveLength(1)
  const left = permissions.filter((it) => !isWithdrawn(it)).map(({ id: _, ...it }) => it)
  await administrator('PUT', address, { permissions: left })
  return left.length
}

describe('Changes by an administrator are preserved after the next start', () => {
  let server: ContentServer
  let administrator: Administrator
  let editorMay: number

  beforeAll(async () => {
    server = await start()
    administrator = await administratorOf(server.url)
    const { body } = await read('anouncements?filters[slug]=evening-parking', {}, server.url)
    const [{ documentId }] = body.data
    await administrator(
      'DELETE',
      `/content-manager/collection-types/api::anouncement.anouncement/${documentId}?locale=*`,
    )
    await changeDateAndPicture(administrator, server.url)
    await withdraw(administrator, 'api::video-gallery', 'find')
    await changePanel(administrator)
    editorMay = await withdrawFromEditors(administrator)
    await server.stop()
    runIn(content, 'UPDATE posts SET streaming = NULL')
    runIn(
      content,
      'UPDATE components_link_useful SET kind = NULL WHERE id = (SELECT max(id) FROM components_link_useful)',
    )
    if (!content.database)
      restoreEarlierView(content.dataDir, 'api::post.post', (text) =>
        text.replaceAll('An event without a start', 'Without a start it'),
      )
    server = await start()
    administrator = await administratorOf(server.url)
  })

  afterAll(async () => {
    await server.stop()
    removeData(content)
  })

  it('a deleted announcement stays deleted, in both languages', async () => {
    for (const locale of ['fa', 'en']) {
      const { body } = await read(`anouncements?locale=${locale}`, {}, server.url)
      expect(body.data).toHaveLength(8)
    }
  })

  it('a permission revoked from the public stays revoked, and the others stay granted', async () => {
    expect((await read('videoGalleries', {}, server.url)).status).toBe(403)
    expect((await read('imageGalleries', {}, server.url)).status).toBe(200)
    const { body } = await queryGraphql('{ videoGalleries { title } }', {}, server.url)
    expect(body.errors[0].extensions.code).toBe('FORBIDDEN')
  })

  it('a date changed in one language is changed in the other, and so is a picture', async () => {
    const announcement = (locale: string) =>
      read(`anouncements?locale=${locale}&filters[slug]=office-hours&populate=image`, {}, server.url)
    for (const locale of ['fa', 'en']) {
      const { body } = await announcement(locale)
      expect(body.data[0]).toMatchObject({ date: '2026-02-03', image: { name: 'cover-tulips.webp' } })
    }
  })

  it('a field with a default is never null, not even in an entry that is older than it', async () => {
    const { body } = await read('posts', {}, server.url)
    expect(body.data.length).toBeGreaterThan(0)
    expect(new Set(body.data.map(({ streaming }: { streaming: boolean }) => streaming))).toEqual(
      new Set([true]),
    )
    const [links] = rowsIn(
      content,
      'SELECT count(*) AS every, count(kind) AS filled FROM components_link_useful',
    )
    expect(links?.every).toBeGreaterThan(0)
    expect(links?.filled).toBe(links?.every)
  })

  it('a permission revoked from editors stays revoked', async () => {
    const { permissions } = await editorPermissions(administrator)
    expect(permissions).toHaveLength(editorMay)
    expect(permissions.filter(isWithdrawn)).toEqual([])
  })

  it('changed views of the panel stay changed, and the rest of them is unchanged', async () => {
    const { metadatas, settings, layouts } = await configurationOf(administrator, pages)
    expect(metadatas.title?.edit.label).toBe('Heading')
    expect(metadatas.slug?.edit.label).toBe('Address part')
    expect(settings).toMatchObject({ pageSize: 50, defaultSortBy: 'slug', mainField: 'title' })
    expect(layouts.list).toEqual(['title'])
  })

  it('unchanged labels of an earlier version are updated', async () => {
    const { metadatas } = await configurationOf(administrator, 'api::post.post')
    expect(metadatas.startsAt?.edit.description).toContain('An event without a start')
  })

  it('there are no default API tokens', async () => {
    expect((await administrator('GET', '/admin/api-tokens')).data).toEqual([])
  })

  // It imports all of the demo content again, which takes as long as all other tests of this file.
  if (isFull)
    it('a start with fresh demo content restores it, and does not change people and permissions', async () => {
      await server.stop()
      server = await start('fresh')
      const { body } = await read('anouncements', {}, server.url)
      expect(body.data).toHaveLength(9)
      expect((await read('upload/files?pagination[pageSize]=100', {}, server.url)).body).toHaveLength(52)
      expect((await read('videoGalleries', {}, server.url)).status).toBe(403)
      administrator = await administratorOf(server.url)
      expect((await administrator('GET', '/admin/users/me')).data.email).toBe('admin@example.org')
    })
})
