import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Administrator, administratorOf, fullAccessToken, tokenOf } from './administrator.ts'
import { emptyData, removeData } from './data.ts'
import { pngPicture } from './png-picture.ts'
import { read } from './reading.ts'
import { startContentServer } from './start-content-server.ts'
import { uploadForm } from './upload-form.ts'
import { changeWithoutVersions, findVersions, writeVersions } from './versions-over-releases.ts'

const banner = '/content-manager/single-types/api::banner.banner'
const earlierRelease = {
  NODE_OPTIONS: `--require ${fileURLToPath(new URL('earlier-release.cjs', import.meta.url))}`,
}

type Slide = { id?: number; image?: number | { id: number; name: string } | null; title?: string | null }

const content = await emptyData()
afterAll(() => removeData(content))

interface Desk {
  url: string
  administrator: Administrator
  save(locale: string, data: object): Promise<{ slides: Slide[] }>
  publish(locale: string, data: object): Promise<unknown>
}

/** Starts a server, works with it, and stops it. */
async function withDesk<Result>(env: Record<string, string>, work: (desk: Desk) => Promise<Result>) {
  const server = await startContentServer({ demoContent: 'off', ...content, env: { ...content.env, ...env } })
  try {
    const administrator = await administratorOf(server.url)
    return await work({
      url: server.url,
      administrator,
      save: async (locale, data) => (await administrator('PUT', `${banner}?locale=${locale}`, data)).data,
      publish: (locale, data) => administrator('POST', `${banner}/actions/publish?locale=${locale}`, data),
    })
  } finally {
    await server.stop()
  }
}

async function upload({ url }: Desk, names: string[]) {
  const bytes = await pngPicture()
  const ids: Record<string, number> = {}
  for (const name of names) {
    const response = await fetch(`${url}/upload`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await tokenOf(url)}` },
      body: uploadForm([[`${name}.png`, bytes, 'image/png']]),
    })
    const [file] = (await response.json()) as { id: number }[]
    ids[name] = file?.id ?? 0
  }
  return ids
}

const nameOf = (image: Slide['image']) =>
  typeof image === 'object' && image ? image.name.replace('.png', '') : 'none'

/** What a visitor's program reads: the contract's images, and each slide with its picture. */
async function published(url: string, locale: string) {
  const query = `banner?locale=${locale}&populate[images]=true&populate[slides][populate]=image`
  const { images, slides } = (await read(query, {}, url)).body.data
  return {
    images: images.map(nameOf),
    slides: slides.map(({ image, title }: Slide) => [nameOf(image), title]),
  }
}

/** What an earlier release serves: the words, and the images at the same positions. */
async function publishedByPosition(url: string, locale: string) {
  const { images, slides } = (await read(`banner?locale=${locale}&populate=*`, {}, url)).body.data
  return images.map((image: Slide['image'], at: number) => [nameOf(image), slides[at]?.title])
}

let ids: Record<string, number> = {}

const entries = '/content-manager/collection-types/api::anouncement.anouncement'
const list = '/content-manager/proposals'
const proposals = (administrator: Administrator) => administrator('GET', list)
const schedule = '/content-manager/schedule/api::anouncement.anouncement'
const scheduled = (administrator: Administrator) => administrator('GET', schedule)
const caption = 'پیش از نماز مغرب'
const translations = { en: { alternativeText: 'A dome at dusk', caption: 'Before the evening prayer' } }
const picture = async (url: string) => (await read('upload/files?filters[name]=dusk.png', {}, url)).body[0]

/** An earlier release has no tables for them. */
let proposed: unknown
let timed: unknown

async function propose(administrator: Administrator) {
  const { data } = await administrator('POST', `${entries}?locale=fa`, {
    title: 'نوروز',
    slug: 'nowruz',
    date: '2027-03-20',
  })
  await administrator('PUT', `${list}/api::anouncement.anouncement/${data.documentId}?locale=fa`)
  proposed = await proposals(administrator)
  expect(proposed).toMatchObject([{ title: 'نوروز', state: 'proposed' }])
}

async function setTime(administrator: Administrator) {
  const [{ documentId }] = proposed as [{ documentId: string }]
  await administrator('PUT', `${schedule}/${documentId}?locale=fa`, {
    publishAt: '2099-03-20T12:00:00.000Z',
    unpublishAt: null,
    locales: ['fa'],
  })
  timed = await scheduled(administrator)
  expect(timed).toMatchObject([{ title: 'نوروز', state: 'scheduled', at: '2099-03-20T12:00:00.000Z' }])
}

async function describePicture(administrator: Administrator, url: string) {
  const write = (fileInfo: object) =>
    administrator('POST', '/upload/actions/bulk-update', { updates: [{ id: ids.dusk, fileInfo }] })
  await write({ translations, caption })
  await expect(write({ translations: { de: { caption: 'Kuppel' } } })).rejects.toThrow('400')
  expect(await picture(url)).toMatchObject({ translations, caption })
}

/** Other programs write images and words by position. */
async function changeByPosition(url: string, administrator: Administrator) {
  const token = await fullAccessToken(administrator)
  const put = async (data: object) => {
    const response = await fetch(`${url}/api/banner?locale=fa`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ data }),
    })
    expect(response.status).toBe(200)
    return published(url, 'fa')
  }
  expect(await put({ images: [ids.dusk, ids.gate] })).toEqual({
    images: ['dusk', 'gate'],
    slides: [
      ['dusk', 'غروب'],
      ['gate', 'دروازه'],
    ],
  })
  expect((await published(url, 'en')).slides).toEqual([
    ['dusk', 'Dusk'],
    ['gate', null],
  ])
  expect((await put({ slides: [{ title: 'یک' }, { title: 'دو' }] })).slides).toEqual([
    ['dusk', 'یک'],
    ['gate', 'دو'],
  ])
  expect((await put({ images: [ids.lamp, ids.dusk], slides: [{ title: 'سه' }] })).slides).toEqual([
    ['lamp', 'سه'],
    ['dusk', null],
  ])
}

// Starts take seconds, so proposals, schedules, texts of pictures, versions and bin go through the same four.
describe('A banner whose words were written by position, in an earlier release', () => {
  beforeAll(() =>
    withDesk(earlierRelease, async (desk) => {
      ids = await upload(desk, ['dusk', 'snow', 'lamp', 'gate'])
      const images = [ids.dusk, ids.snow]
      await desk.publish('fa', { images, slides: [{ title: 'غروب' }, { title: 'برف' }] })
      await desk.publish('en', { images, slides: [{ title: 'Dusk' }, { title: 'Snow' }] })
      expect(await publishedByPosition(desk.url, 'fa')).toEqual([
        ['dusk', 'غروب'],
        ['snow', 'برف'],
      ])
    }),
  )

  it('is one list of slides after the upgrade, in which words stay with their picture in every language', () =>
    withDesk({}, async ({ url, administrator, save, publish }) => {
      expect(await published(url, 'fa')).toEqual({
        images: ['dusk', 'snow'],
        slides: [
          ['dusk', 'غروب'],
          ['snow', 'برف'],
        ],
      })
      expect((await published(url, 'en')).slides).toEqual([
        ['dusk', 'Dusk'],
        ['snow', 'Snow'],
      ])

      const { data } = await administrator('GET', `${banner}?locale=fa`)
      const [dusk, snow] = data.slides as Slide[]
      await save('fa', { slides: [{ image: ids.lamp, title: 'فانوس' }, snow, dusk] })
      expect((await published(url, 'en')).images).toEqual(['dusk', 'snow'])
      const saved = await administrator('GET', `${banner}?locale=fa`)
      const withoutPicture = [...saved.data.slides, { title: 'بی‌تصویر' }]
      await expect(publish('fa', { slides: withoutPicture })).rejects.toThrow('does not show this slide')
      await publish('fa', { slides: saved.data.slides })
      expect(await published(url, 'fa')).toEqual({
        images: ['lamp', 'snow', 'dusk'],
        slides: [
          ['lamp', 'فانوس'],
          ['snow', 'برف'],
          ['dusk', 'غروب'],
        ],
      })
      expect(await published(url, 'en')).toEqual({
        images: ['lamp', 'snow', 'dusk'],
        slides: [
          ['lamp', null],
          ['snow', 'Snow'],
          ['dusk', 'Dusk'],
        ],
      })
      await propose(administrator)
      await setTime(administrator)
      await describePicture(administrator, url)
      await writeVersions(administrator)
    }))

  it('can be edited in the earlier release again, which has no proposals, schedules, versions and English texts of pictures', () =>
    withDesk(earlierRelease, async ({ url, administrator, publish }) => {
      await expect(proposals(administrator)).rejects.toThrow()
      await expect(scheduled(administrator)).rejects.toThrow()
      await changeWithoutVersions(administrator)
      expect(await picture(url)).toMatchObject({ caption })
      expect(await publishedByPosition(url, 'fa')).toEqual([
        ['lamp', 'فانوس'],
        ['snow', 'برف'],
        ['dusk', 'غروب'],
      ])
      const { data } = await administrator('GET', `${banner}?locale=fa`)
      const images = [ids.lamp, ids.snow, ids.dusk, ids.gate]
      await publish('fa', { images, slides: [...data.slides, { title: 'دروازه' }] })
    }))

  it('is complete after the next upgrade, as are proposals, schedules, versions, bin and texts, and takes images and words by position', () =>
    withDesk({}, async ({ url, administrator }) => {
      expect(await proposals(administrator)).toEqual(proposed)
      expect(await scheduled(administrator)).toEqual(timed)
      await findVersions(administrator)
      expect(await picture(url)).toMatchObject({ caption, translations })
      expect((await published(url, 'fa')).slides).toEqual([
        ['lamp', 'فانوس'],
        ['snow', 'برف'],
        ['dusk', 'غروب'],
        ['gate', 'دروازه'],
      ])
      expect(await published(url, 'en')).toEqual({
        images: ['lamp', 'snow', 'dusk', 'gate'],
        slides: [
          ['lamp', null],
          ['snow', 'Snow'],
          ['dusk', 'Dusk'],
          ['gate', null],
        ],
      })
      await changeByPosition(url, administrator)
    }))
})
