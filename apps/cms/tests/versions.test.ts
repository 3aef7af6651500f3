import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fullAccessToken } from './administrator.ts'
import { emptyServer } from './empty-server.ts'
import { type PanelAccount, panelAccount, requestsOf } from './panel-account.ts'
import { pngPicture } from './png-picture.ts'
import { read } from './reading.ts'
import { uploadForm } from './upload-form.ts'
import { type VersionRequests, versionRequests } from './version-requests.ts'

const server = await emptyServer()
const page = 'api::page.page'
const post = 'api::post.post'

let editor: PanelAccount
let author: PanelAccount
let pages: VersionRequests
let posts: VersionRequests

beforeAll(async () => {
  editor = await panelAccount(server.administrator, 'strapi-editor', 'Parvin')
  author = await panelAccount(server.administrator, 'strapi-author', 'Kaveh')
  const send = await requestsOf(server.url, editor)
  pages = versionRequests(send, page)
  posts = versionRequests(send, post)
})

afterAll(() => server.giveBack())

async function upload(name: string): Promise<number> {
  const response = await fetch(`${server.url}/upload`, {
    method: 'POST',
    headers: server.headers,
    body: uploadForm([[name, await pngPicture(), 'image/png']]),
  })
  const [file] = (await response.json()) as { id: number }[]
  return file?.id ?? 0
}

const actions = (versions: { action: string }[]) => versions.map(({ action }) => action)

describe('A version is stored', () => {
  it('at each save, publication and withdrawal, with who did it', async () => {
    const id = await pages.create({ title: 'یک', slug: 'each-change' })
    await pages.save(id, { title: 'دو' })
    await pages.save(id, { title: 'دو' })
    await pages.publish(id, { title: 'سه' })
    await pages.save(id, { title: 'چهار' })
    await pages.unpublish(id)
    const versions = await pages.list(id)
    expect(versions.map(({ action, title }) => [action, title])).toEqual([
      ['unpublished', 'سه'],
      ['saved', 'چهار'],
      ['published', 'سه'],
      ['saved', 'دو'],
      ['saved', 'یک'],
    ])
    for (const version of versions)
      expect(version).toMatchObject({ author: 'Parvin', authorKind: 'person', locale: 'fa' })
    expect(versions.map(({ isDraft }) => isDraft)).toEqual([false, true, false, false, false])
  })

  it('in every language that a change of a shared field reaches, and in no other', async () => {
    const id = await posts.create({ title: 'جشن', slug: 'two-languages', kind: 'event' })
    await posts.save(id, { title: 'Feast', slug: 'two-languages', kind: 'event' }, 'en')
    await posts.save(id, { title: 'جشن نیمه شعبان' })
    expect(actions(await posts.list(id, 'en'))).toEqual(['saved'])
    await posts.save(id, { title: 'جشن نیمه شعبان', startsAt: '2027-01-23T23:00:00.000Z' })
    expect(actions(await posts.list(id, 'en'))).toEqual(['shared', 'saved'])
  })

  it('of what a program writes, with the name of its token', async () => {
    const token = await fullAccessToken(server.administrator, 'the app of the library')
    const response = await fetch(`${server.url}/api/pages?locale=fa`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ data: { title: 'از برنامه', slug: 'of-a-program' } }),
    })
    expect(response.status).toBe(201)
    const { body } = await read('pages?filters[slug]=of-a-program&locale=fa', {}, server.url)
    const [version] = await pages.list(body.data[0].documentId)
    expect(version).toMatchObject({
      action: 'published',
      authorKind: 'program',
      author: 'the app of the library',
    })
  })

  it('not of a change that fails', async () => {
    const id = await pages.create({ title: 'بی‌خطا', slug: 'failing' })
    await expect(pages.save(id, { links: [{ label: 'x', url: 'no address' }] })).rejects.toThrow('400')
    expect(await pages.list(id)).toHaveLength(1)
  })
})

describe('Two versions', () => {
  it('are compared field by field, those of lists and components among them', async () => {
    const link = { label: 'کمک', url: '/donate' }
    const id = await pages.create({ title: 'پیش', slug: 'compared', links: [link] })
    await pages.save(id, { title: 'پس', links: [link, { label: 'تماس', url: '/contact-us' }] })
    const [later, earlier] = await pages.list(id)
    const fields = await pages.compare(id, earlier?.id ?? 0, later?.id ?? 0)
    const changed = fields.filter(({ isEqual }: { isEqual: boolean }) => !isEqual)
    expect(changed).toMatchObject([
      { labels: [{ fa: 'عنوان' }], left: 'پیش', right: 'پس' },
      { labels: [{}, 2, {}], right: 'تماس' },
      { labels: [{}, 2, {}], right: '/contact-us' },
    ])
    expect(await pages.compare(id, later?.id ?? 0, 'draft')).not.toContainEqual(
      expect.objectContaining({ isEqual: false }),
    )
  })
})

describe('A restored version', () => {
  it('is the draft, and what visitors see stays', async () => {
    const written = { title: 'نخست', content: '# متن\n\n«نقل»', links: [{ label: 'الف', url: '/events' }] }
    const id = await pages.create({ ...written, slug: 'restored' })
    await pages.publish(id, { title: 'دوم', content: null, links: [] })
    const [, first] = await pages.list(id)
    expect(await pages.restore(id, first?.id)).toMatchObject({ notes: [] })
    expect(await pages.entry(id)).toMatchObject({ ...written, slug: 'restored', status: 'modified' })
    expect((await read('pages?filters[slug]=restored&locale=fa', {}, server.url)).body.data).toMatchObject([
      { title: 'دوم', content: null },
    ])
    expect(await pages.list(id)).toMatchObject([
      { action: 'restored', title: 'نخست', author: 'Parvin', isDraft: true },
      { action: 'published', isPublic: true },
      { action: 'saved' },
    ])
  })

  it('leaves out files that were deleted, and says so', async () => {
    const file = await upload('lost.png')
    const id = await posts.create({ title: 'با عکس', slug: 'lost-file', kind: 'event', cover: file })
    await posts.save(id, { cover: null })
    await server.administrator('DELETE', `/upload/files/${file}`)
    const [, first] = await posts.list(id)
    const { notes } = await posts.restore(id, first?.id)
    expect(notes).toEqual([expect.stringContaining('lost.png')])
    expect(await posts.entry(id)).toMatchObject({ title: 'با عکس', cover: null })
  })

  it('gets a free address where another entry has taken its own, and says so', async () => {
    const id = await pages.create({ title: 'قدیم', slug: 'taken' })
    await pages.save(id, { slug: 'moved' })
    await pages.create({ title: 'تازه', slug: 'taken' })
    const [, first] = await pages.list(id)
    const { notes } = await pages.restore(id, first?.id)
    expect(notes).toEqual([expect.stringMatching(/taken.*تازه.*taken-2/)])
    expect(await pages.entry(id)).toMatchObject({ slug: 'taken-2' })
  })
})

describe('The bin', () => {
  it('gives a deleted entry back whole, in all languages, as a draft with its address', async () => {
    const file = await upload('stored.png')
    const data = { slug: 'whole', kind: 'class', cover: file, startsAt: '2027-02-01T00:00:00.000Z' }
    const id = await posts.create({ ...data, title: 'کلاس' })
    await posts.save(id, { ...data, title: 'Class' }, 'en')
    await posts.publish(id, { ...data, title: 'کلاس قرآن' })
    const before = await posts.entry(id)
    await posts.remove(id)
    const [deleted] = await posts.inBin(id)
    expect(deleted).toMatchObject({ title: 'کلاس قرآن', locales: ['fa', 'en'], author: 'Parvin' })

    expect(await posts.restoreDeleted(id, deleted.change)).toEqual({ documentId: id, notes: [] })
    expect(await posts.entry(id)).toMatchObject({
      ...data,
      title: 'کلاس قرآن',
      cover: { id: file },
      createdAt: before.createdAt,
      createdBy: { id: editor.id },
      status: 'draft',
    })
    expect(await posts.entry(id, 'en')).toMatchObject({ title: 'Class', slug: 'whole' })
    expect((await read('posts?filters[slug]=whole&locale=fa', {}, server.url)).body.data).toEqual([])
    expect(await posts.inBin(id)).toEqual([])
    expect(actions(await posts.list(id))).toEqual(['restored', 'deleted', 'published', 'saved'])
  })

  it('has one language of an entry that still exists in the other', async () => {
    const id = await pages.create({ title: 'دوزبانه', slug: 'one-of-two' })
    await pages.save(id, { title: 'Bilingual' }, 'en')
    await pages.remove(id, 'en')
    const [deleted] = await pages.inBin(id)
    expect(deleted).toMatchObject({ title: 'Bilingual', locales: ['en'] })
    await pages.restoreDeleted(id, deleted.change)
    expect(await pages.entry(id, 'en')).toMatchObject({ title: 'Bilingual', slug: 'one-of-two' })
  })

  it('gives a free address to an entry whose address was taken meanwhile, the same in both languages', async () => {
    const id = await pages.create({ title: 'نخستین', slug: 'reused' })
    await pages.save(id, { title: 'First' }, 'en')
    await pages.remove(id)
    const other = await pages.create({ title: 'دومین', slug: 'reused' })
    const [deleted] = await pages.inBin(id)
    const { notes } = await pages.restoreDeleted(id, deleted.change)
    expect(notes).toEqual([expect.stringMatching(/reused.*دومین.*reused-2/)])
    for (const locale of ['fa', 'en']) expect((await pages.entry(id, locale)).slug).toBe('reused-2')
    expect((await pages.entry(other)).slug).toBe('reused')
  })
})

it('An editor who restores a single type that was written anew does not change what only an administrator may', async () => {
  const about = '/content-manager/single-types/api::about.about?locale=fa'
  const write = (days: number) =>
    server.administrator('PUT', about, { title: `کانون، ${days} روز`, messageRetentionDays: days })
  await write(40)
  const send = await requestsOf(server.url, editor)
  expect((await send('DELETE', about)).status).toBe(200)
  const { body } = await send('GET', '/content-manager/bin')
  const [{ documentId, change }] = body.deletions
  await write(50)
  const restored = await send('POST', `/content-manager/bin/${documentId}/${change}/restore`)
  expect(restored.status).toBe(200)
  const { data } = await server.administrator('GET', about)
  expect(data).toMatchObject({ title: 'کانون، 40 روز', messageRetentionDays: 50 })
})

describe('An author', () => {
  it('sees and restores versions of their own entries, those of others neither, and no bin', async () => {
    const own = versionRequests(await requestsOf(server.url, author), page)
    const id = await own.create({ title: 'از کاوه', slug: 'of-kaveh' })
    await own.save(id, { title: 'از کاوه، دوم' })
    const [, first] = await own.list(id)
    await own.restore(id, first?.id)
    expect(await own.entry(id)).toMatchObject({ title: 'از کاوه' })

    const other = await pages.create({ title: 'از پروین', slug: 'of-parvin' })
    const [version] = await pages.list(other)
    await expect(own.list(other)).rejects.toThrow('403')
    await expect(own.compare(other, version?.id ?? 0, 'draft')).rejects.toThrow('403')
    await expect(own.restore(other, version?.id)).rejects.toThrow('403')
    await expect(own.restore(id, version?.id)).rejects.toThrow('404')

    await pages.remove(id)
    expect(await own.inBin(id)).toEqual([])
    const [deleted] = await pages.inBin(id)
    await expect(own.restoreDeleted(id, deleted.change)).rejects.toThrow('403')
    await pages.restoreDeleted(id, deleted.change)
    // It is theirs again.
    expect(await own.entry(id)).toMatchObject({ title: 'از کاوه' })
  })
})

it('A visitor reaches neither versions nor bin', async () => {
  const id = await pages.create({ title: 'پنهان', slug: 'hidden' })
  for (const path of [`versions/${page}/${id}`, `versions/${page}/${id}/compare`, 'bin'])
    expect((await fetch(`${server.url}/content-manager/${path}`)).status).toBe(401)
})

it('Only an administrator changes for how long they are stored', async () => {
  const send = await requestsOf(server.url, editor)
  expect((await send('PUT', '/content-manager/bin/retention', { days: 30 })).status).toBe(403)
  const change = (days: unknown) => server.administrator('PUT', '/content-manager/bin/retention', { days })
  await expect(change(29)).rejects.toThrow('400')
  expect(await change(730)).toEqual({ days: 730, mayChange: true })
  expect((await send('GET', '/content-manager/bin')).body.retention).toEqual({ days: 730, mayChange: false })
  await change(365)
})
