import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyServer } from './empty-server.ts'
import { panelAccount, requestsOf } from './panel-account.ts'
import { read } from './reading.ts'
import { type Send, type VersionRequests, versionRequests } from './version-requests.ts'

const server = await emptyServer()
const post = 'api::post.post'

let send: Send
let posts: VersionRequests
let pages: VersionRequests

beforeAll(async () => {
  send = await requestsOf(server.url, await panelAccount(server.administrator, 'strapi-editor', 'Nasrin'))
  posts = versionRequests(send, post)
  pages = versionRequests(send, 'api::page.page')
})

afterAll(() => server.giveBack())

/** The previous addresses of an entry, as the site reads them. */
async function previous(documentId: string): Promise<string[]> {
  const { body } = await read('previous-addresses', {}, server.url)
  return body.data.addresses
    .filter((it: { documentId: string }) => it.documentId === documentId)
    .map(({ slug }: { slug: string }) => slug)
}

const event = (title: string, slug: string) => ({ title, slug, kind: 'event' })
const suggestion = async (wanted: string, documentId = '') =>
  (await send('GET', `/content-manager/address-parts/${post}?${new URLSearchParams({ wanted, documentId })}`))
    .body

describe('An address part', () => {
  it('that another entry has in either language, as a draft or public, is refused with its name', async () => {
    const owner = await posts.create(event('شب شعر', 'poetry-night'))
    await posts.save(owner, event('Poetry night', 'poetry-night'), 'en')
    for (const locale of ['fa', 'en']) {
      const path = `/content-manager/collection-types/${post}?locale=${locale}`
      const { status, body } = await send('POST', path, event('دیگری', 'poetry-night'))
      expect(status).toBe(400)
      expect(body.error.details.errors).toMatchObject([{ path: ['slug'] }])
      expect(body.error.message).toMatch(/“(شب شعر|Poetry night)” already has the address part poetry-night/)
    }
    const other = await posts.create(event('دیگری', 'another-night'))
    await expect(posts.save(other, event('دیگری', 'poetry-night'))).rejects.toThrow('400')
    // Its own, and that of a page, are no others.
    await posts.save(owner, event('شب شعر', 'poetry-night'))
    await pages.create({ title: 'شب شعر', slug: 'poetry-night' })
  })

  it('that is none is refused with the rule', async () => {
    const path = `/content-manager/collection-types/${post}?locale=fa`
    for (const slug of ['Poetry', 'a--b', '-a', 'شعر', 'a/b']) {
      const { status, body } = await send('POST', path, event('شعر', slug))
      expect([status, body.error.message]).toEqual([400, expect.stringContaining('small Latin letters')])
    }
  })

  it('that is suggested gets the first free number, but not beside its own entry', async () => {
    const first = await posts.create(event('کلاس قرآن', 'class-quran'))
    expect(await suggestion('class-quran')).toMatchObject({ free: 'class-quran-2', published: null })
    await posts.create(event('کلاس قرآن', 'class-quran-2'))
    expect(await suggestion('class-quran')).toMatchObject({ free: 'class-quran-3' })
    expect(await suggestion('class-quran', first)).toMatchObject({ free: 'class-quran' })
    await posts.publish(first, event('کلاس قرآن', 'class-quran'))
    expect(await suggestion('', first)).toMatchObject({ published: 'class-quran' })
  })
})

describe('A previous address', () => {
  it('is every one under which the entry was public, the latest first, and never the present one', async () => {
    const id = await posts.create(event('یک', 'moves-a'))
    await posts.save(id, event('یک', 'never-public'))
    await posts.save(id, event('یک', 'moves-a'))
    await posts.publish(id, event('یک', 'moves-a'))
    expect(await previous(id)).toEqual([])
    await posts.save(id, event('یک', 'moves-b'))
    expect(await previous(id)).toEqual([])
    await posts.publish(id, event('یک', 'moves-b'))
    expect(await previous(id)).toEqual(['moves-a'])
    await posts.publish(id, event('یک', 'moves-c'))
    expect(await previous(id)).toEqual(['moves-b', 'moves-a'])
    await posts.publish(id, event('یک', 'moves-a'))
    expect(await previous(id)).toEqual(['moves-c', 'moves-b'])
  })

  it('of an entry in two languages is left once, whichever language is published', async () => {
    const id = await posts.create(event('دو زبان', 'two-a'))
    await posts.save(id, event('Two', 'two-a'), 'en')
    await posts.publish(id, event('دو زبان', 'two-a'))
    await posts.publish(id, event('Two', 'two-a'), 'en')
    await posts.publish(id, event('Two', 'two-b'), 'en')
    expect(await previous(id)).toEqual(['two-a'])
    expect((await posts.entry(id, 'fa', 'published')).slug).toBe('two-b')
  })

  it('is left by what was withdrawn and published under another one, too', async () => {
    const id = await posts.create(event('پنهان', 'withdrawn-a'))
    await posts.publish(id, event('پنهان', 'withdrawn-a'))
    await posts.unpublish(id)
    expect(await previous(id)).toEqual([])
    await posts.publish(id, event('پنهان', 'withdrawn-b'))
    expect(await previous(id)).toEqual(['withdrawn-a'])
  })

  it('goes with its entry into the bin and comes back with it, and no other entry loses one', async () => {
    const id = await posts.create(event('یک', 'bin-a'))
    await posts.publish(id, event('یک', 'bin-a'))
    await posts.publish(id, event('یک', 'bin-b'))
    const other = await posts.create(event('دو', 'bin-d'))
    await posts.publish(other, event('دو', 'bin-d'))
    await posts.publish(other, event('دو', 'bin-c'))
    await posts.remove(other)
    expect(await previous(id)).toEqual(['bin-a'])
    expect(await previous(other)).toEqual([])
    const [deleted] = await posts.inBin(other)
    await posts.restoreDeleted(other, deleted.change)
    await posts.publish(other, event('دو', 'bin-c'))
    expect(await previous(other)).toEqual(['bin-d'])
  })

  it('is not left by a publication that fails', async () => {
    const id = await posts.create(event('یک', 'fails-a'))
    await posts.publish(id, event('یک', 'fails-a'))
    const wrong = { ...event('یک', 'fails-b'), registrationUrl: 'no address' }
    await expect(posts.publish(id, wrong)).rejects.toThrow('400')
    expect(await previous(id)).toEqual([])
  })
})
