import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linksInText } from '../src/entry-links/links-in-text.ts'
import { sitePathOf } from '../src/entry-links/site-path.ts'
import { emptyServer } from './empty-server.ts'
import { type PanelAccount, panelAccount, requestsOf } from './panel-account.ts'
import { pngPicture } from './png-picture.ts'
import { read } from './reading.ts'
import { uploadForm } from './upload-form.ts'
import { type Send, type VersionRequests, versionRequests } from './version-requests.ts'

const server = await emptyServer()
let send: Send
let author: PanelAccount
let posts: VersionRequests
let pages: VersionRequests

beforeAll(async () => {
  send = await requestsOf(server.url, await panelAccount(server.administrator, 'strapi-editor', 'Nasrin'))
  author = await panelAccount(server.administrator, 'strapi-author', 'Mina')
  posts = versionRequests(send, 'api::post.post')
  pages = versionRequests(send, 'api::page.page')
})

afterAll(() => server.giveBack())

const event = (title: string, slug: string) => ({ title, slug, kind: 'event' })
const withText = (slug: string, content: string) => ({ title: slug, slug, content })

async function published(entries: VersionRequests, data: Record<string, unknown>) {
  const id = await entries.create(data)
  await entries.publish(id, data)
  return id
}

/** Why each link leads nowhere; a link that leads somewhere is not in it. */
async function dead(...links: string[]): Promise<Record<string, string>> {
  const { body } = await send('POST', '/content-manager/entry-links/check', { links })
  return Object.fromEntries(body.map(({ link, reason }: { link: string; reason: string }) => [link, reason]))
}

describe('The links of a text', () => {
  it('are those that the site makes of it', () => {
    const text = [
      '[a](/events/a "title") ![b](/uploads/b.png) [c][d] <https://example.org/e> `[f](/f)` \\[g](/g)',
      '',
      '[d]: /d?x=1&y=2#z',
      '',
      '<a href="/h?x=1&amp;y=2">h</a> [i](/a\\&b_c)',
    ].join('\n')
    expect(linksInText(text).toSorted()).toEqual(
      [
        '/events/a',
        '/uploads/b.png',
        '/d?x=1&y=2#z',
        'https://example.org/e',
        '/h?x=1&y=2',
        '/a&b_c',
      ].toSorted(),
    )
  })

  it('of the site are paths without language, query and place', () => {
    const origins = ['https://www.example.org']
    const path = (link: string) => sitePathOf(link, origins)
    expect(['/fa/events/a?x#y', '/ca/events/a/', 'https://www.example.org/fa/events/a'].map(path)).toEqual(
      Array(3).fill('/events/a'),
    )
    expect(['/', '/fa', '/ca/'].map(path)).toEqual(['/', '/', '/'])
    for (const link of [
      'https://example.com/events/a',
      '//example.com/a',
      'mailto:a@example.org',
      '#a',
      'a',
      '/fa/events.ics',
    ])
      expect(path(link)).toBeUndefined()
  })
})

describe('A link to an entry', () => {
  it('leads to it after its address has changed, and changed again, and in a fixed page and a file', async () => {
    const id = await published(posts, event('شب شعر', 'linked-a'))
    const links = [
      '/events/linked-a',
      '/fa/events/linked-a',
      '/classes',
      '/ca/services/funeral',
      '/prayer-times/toronto',
    ]
    expect(await dead(...links)).toEqual({})
    await posts.publish(id, event('شب شعر', 'linked-b'))
    await posts.publish(id, event('شب شعر', 'linked-c'))
    expect(await dead(...links, '/events/linked-b', '/events/linked-c')).toEqual({})
    const { body } = await read('previous-addresses', {}, server.url)
    const previous = body.data.addresses.filter((it: { documentId: string }) => it.documentId === id)
    expect(previous.map(({ slug }: { slug: string }) => slug)).toEqual(['linked-b', 'linked-a'])
  })

  it('is not taken over by another entry, which is refused the former address and offered a free one', async () => {
    const id = await published(posts, event('کنسرت', 'former-a'))
    await posts.publish(id, event('کنسرت', 'former-b'))
    const path = '/content-manager/collection-types/api::post.post?locale=fa'
    const { status, body } = await send('POST', path, event('دیگری', 'former-a'))
    expect([status, body.error.message]).toEqual([
      400,
      expect.stringContaining('“کنسرت” had the address part former-a before'),
    ])
    const suggested = await send('GET', '/content-manager/address-parts/api::post.post?wanted=former-a')
    expect(suggested.body.free).toBe('former-a-2')
    // Its own it may have back; what was deleted leaves its own to others.
    await posts.publish(id, event('کنسرت', 'former-a'))
    await posts.publish(id, event('کنسرت', 'former-b'))
    await posts.remove(id)
    await published(posts, event('دیگری', 'former-a'))
  })

  it('leads nowhere while the entry is a draft, after it was deleted, and where there never was one', async () => {
    const id = await posts.create(event('پیش‌نویس', 'dead-a'))
    expect(await dead('/events/dead-a', '/events/never', '/no-page', '/p/never')).toEqual({
      '/events/dead-a': 'unpublished',
      '/events/never': 'unknown',
      '/no-page': 'unknown',
      '/p/never': 'unknown',
    })
    await posts.publish(id, event('پیش‌نویس', 'dead-a'))
    expect(await dead('/events/dead-a')).toEqual({})
    await posts.unpublish(id)
    expect(await dead('/events/dead-a')).toEqual({ '/events/dead-a': 'unpublished' })
    await posts.remove(id)
    expect(await dead('/events/dead-a')).toEqual({ '/events/dead-a': 'unknown' })
  })

  it('to a file leads nowhere when the file is deleted', async () => {
    const form = uploadForm([['linked.png', await pngPicture(), 'image/png']])
    const response = await fetch(`${server.url}/upload`, {
      method: 'POST',
      headers: server.headers,
      body: form,
    })
    const [{ id, url }] = (await response.json()) as [{ id: number; url: string }]
    expect(await dead(url, '/uploads/never_1.png')).toEqual({ '/uploads/never_1.png': 'missingFile' })
    await server.administrator('DELETE', `/upload/files/${id}`)
    expect(await dead(url)).toEqual({ [url]: 'missingFile' })
  })
})

describe('The list to pick from', () => {
  const targets = async (query: string, account?: PanelAccount) => {
    const request = account ? await requestsOf(server.url, account) : send
    const search = new URLSearchParams({ q: query, locale: 'fa' })
    const { body } = await request('GET', `/content-manager/entry-links/targets?${search}`)
    return body.filter(({ title }: { title: string }) => title.includes('گزینش'))
  }

  it('has entries of every type by words of their titles, with address, type and state, and files', async () => {
    await published(posts, { ...event('گزینش کلاس خط', 'pick-class'), kind: 'class' })
    await posts.create(event('گزینش شب خط', 'pick-night'))
    const form = uploadForm([['گزینش.png', await pngPicture(), 'image/png']])
    await fetch(`${server.url}/upload`, { method: 'POST', headers: server.headers, body: form })
    expect(await targets('خط گزينش')).toEqual([
      expect.objectContaining({ path: '/events/pick-night', isPublished: false }),
      expect.objectContaining({ path: '/classes/pick-class', isPublished: true }),
    ])
    // Drafts of others are not for an author.
    expect(await targets('گزینش', author)).toEqual([
      expect.objectContaining({ path: '/classes/pick-class', isPublished: true }),
      expect.objectContaining({ path: expect.stringMatching(/^\/uploads\/.+\.png$/), typeName: 'image/png' }),
    ])
    expect((await fetch(`${server.url}/content-manager/entry-links/targets`)).status).toBe(401)
  })
})

describe('The start page', () => {
  const listed = async (account?: PanelAccount) => {
    const request = account ? await requestsOf(server.url, account) : send
    const { body } = await request('GET', '/content-manager/overview/links')
    return body.first.filter(({ title }: { title: string }) => title.startsWith('list-'))
  }

  it('lists published entries with links that lead nowhere, as soon as they do and no longer', async () => {
    const target = await published(posts, event('مقصد', 'list-target'))
    const text = withText('list-page', 'به [مقصد](/events/list-target) و [بیرون](https://example.org/x)')
    const links = [{ label: 'مقصد', url: '/events/list-target' }]
    const id = await published(pages, { ...text, links })
    await pages.create(withText('list-draft', '[هیچ](/events/never)'))
    expect(await listed()).toEqual([])
    await posts.unpublish(target)
    const dead = [{ link: '/events/list-target', reason: 'unpublished' }]
    expect(await listed()).toEqual([
      expect.objectContaining({ documentId: id, locale: 'fa', title: 'list-page', dead }),
    ])
    expect(await listed(author)).toEqual([])
    await pages.publish(id, withText('list-page', 'بی پیوند'))
    expect(await listed()).toEqual([expect.objectContaining({ documentId: id })])
    await pages.publish(id, { ...withText('list-page', 'بی پیوند'), links: [] })
    expect(await listed()).toEqual([])
  })
})
