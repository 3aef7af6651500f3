import { expect, test } from '@playwright/test'
import { everyAddress } from './every-address.ts'
import { sample } from './extent.ts'
import { type Falsify, type Requested, startFalsifyingProxy } from './falsifying-proxy.ts'
import { notifyOfChange } from './notify-of-change.ts'
import { type Site, startSite } from './start-site.ts'
import { wrongAnswers } from './wrong-answers.ts'

const secret = 'shared by this test and its site'
const cmsUrl = process.env.CMS_URL ?? ''

/** What the site requests of each type, by the name of the type. */
const requestsOf = {
  about: 'about',
  announcement: 'announcement',
  anouncement: 'anouncements',
  banner: 'banner',
  'image-gallery': 'imageGalleries',
  'main-page': 'main-page',
  'main-page-event': 'mainPageEvent',
  occasion: 'occasions',
  page: 'pages',
  post: 'posts',
  service: 'service',
  sound: 'sounds',
  'video-gallery': 'videoGalleries',
}
const types = Object.keys(requestsOf) as (keyof typeof requestsOf)[]
const inBothLocales = (name: string): Requested[] => [
  { name, locale: 'fa' },
  { name, locale: 'en' },
]
const everyRequest = Object.values(requestsOf).flatMap(inBothLocales)

/** The visible part of a response: without scripts, which have a nonce, and without a calendar's creation time. */
const visible = (text: string) =>
  text
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/ nonce="[^"]*"/g, '')
    .replace(/^DTSTAMP.*$/gm, '')

let visitors = 0

/** The status and text of every address, each time as another visitor, because searches are limited per visitor. */
async function readAll(site: Site, addresses: readonly string[]): Promise<Map<string, string>> {
  visitors += 1
  const headers = { 'x-forwarded-for': `192.0.2.${visitors % 250}` }
  const responses = await Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(site.url + address, { headers })
      return [address, `${response.status} ${visible(await response.text())}`] as const
    }),
  )
  return new Map(responses)
}

test.describe('one wrong response of the content server', { tag: ['@spec:13.10'] }, () => {
  test.describe.configure({ mode: 'default' })
  let proxy: Awaited<ReturnType<typeof startFalsifyingProxy>>
  let site: Site
  let addresses: string[]
  let before: Map<string, string>

  test.beforeAll(async () => {
    proxy = await startFalsifyingProxy(cmsUrl)
    site = await startSite({
      cmsUrl: proxy.url,
      env: { PUBLIC_URL: 'https://www.example.org', WEBHOOK_SECRET: secret, TRUSTED_PROXIES: 'loopback' },
    })
    const all = await everyAddress(site.url)
    // From here on the site reads all content again at each change, whichever pages are visited.
    await readAll(site, all)
    addresses = ['/fa/home', ...sample('wrong-answer-addresses', all.slice(1), 20)]
    // A page that was rendered on a busy machine may be partial, and is soon rendered again.
    await expect(async () => {
      before = await readAll(site, addresses)
      expect([...before].filter(([, it]) => !it.startsWith('200'))).toEqual([])
      expect(await changedPages()).toEqual([])
    }).toPass()
  })
  test.afterAll(async () => {
    await site?.stop()
    proxy?.stop()
  })

  async function changedPages() {
    const now = await readAll(site, addresses)
    return addresses.filter((it) => now.get(it) !== before.get(it))
  }

  const notify = async (type: string, documentId?: string) => {
    const uid = type === 'file' ? 'plugin::upload.file' : `api::${type}.${type}`
    expect(await notifyOfChange(site.url, secret, uid, documentId)).toBe(204)
  }

  /** The next response to each of these is wrong; passes when no page shows it, neither then nor later. */
  async function expectUnchangedPages(
    changed: readonly string[],
    requests: Requested[],
    falsify: Falsify,
    entries: Partial<Record<string, string>> = {},
  ) {
    const notifyOfAll = () => Promise.all(changed.map((it) => notify(it, entries[it])))
    proxy.falsifyNext(requests, falsify)
    await notifyOfAll()
    await expect.poll(() => requests.every(proxy.isFalsified), { intervals: [10] }).toBe(true)
    expect(await changedPages()).toEqual([])
    // A change that is notified now is read after that, so no request with a wrong response is pending any more.
    await notifyOfAll()
    const isRead = () => requests.every((it) => proxy.rightResponsesSince(it) > 0)
    await expect.poll(isRead, { intervals: [10] }).toBe(true)
    expect(await changedPages()).toEqual([])
  }

  for (const [shape, falsify] of sample('wrong-answer', Object.entries(wrongAnswers), 2))
    test(`${shape} changes no page`, () => expectUnchangedPages(types, everyRequest, falsify))

  // The webhook names an entry of a list, which alone is read then.
  for (const [shape, falsify] of sample('wrong-answer-of-entry', Object.entries(wrongAnswers), 2))
    test(`${shape} for one entry of each list changes no page`, async () => {
      const lists = Object.entries(requestsOf).filter(([, name]) => /s$|Galleries$/.test(name))
      const named = lists.map(async ([type, name]) => {
        const response = await fetch(`${cmsUrl}/api/${name}?locale=fa&pagination[pageSize]=1`)
        const { data } = (await response.json()) as { data: { documentId: string }[] }
        return [type, data[0]?.documentId] as const
      })
      const requests = lists.flatMap(([, name]) => inBothLocales(name))
      const entries = Object.fromEntries(await Promise.all(named))
      await expectUnchangedPages(Object.keys(entries), requests, falsify, entries)
    })

  // If the content of other types is unchanged, an editor may have emptied the list.
  for (const type of sample('wrong-answer-of-type', types, 1))
    test(`without content for ${type} alone changes no page`, async () => {
      for (const shape of ['without content', 'of status 404'] as const)
        await expectUnchangedPages([type], inBothLocales(requestsOf[type]), wrongAnswers[shape])
    })

  for (const [shape, falsify] of sample('wrong-answer-of-library', Object.entries(wrongAnswers), 1))
    test(`${shape} changes no picture when a file of the library is requested`, async () => {
      const library: Requested = { name: 'upload/files', locale: 'fa' }
      const [address] = before.get('/fa/home')?.match(/\/pictures\/[\w-]+\/\w+\/160\.avif/) ?? []
      const picture = async () => {
        const { status, headers } = await fetch(site.url + address)
        return [status, headers.get('etag'), headers.get('cache-control')]
      }
      const usual = await picture()
      expect(usual[0]).toBe(200)
      proxy.falsifyNext([library], falsify)
      await notify('file')
      const isSeen = (happened: () => boolean) =>
        expect
          .poll(async () => {
            expect(await picture()).toEqual(usual)
            return happened()
          })
          .toBe(true)
      await isSeen(() => proxy.isFalsified(library))
      await notify('file')
      await isSeen(() => proxy.rightResponsesSince(library) > 0)
      expect(await picture()).toEqual(usual)
    })
})
