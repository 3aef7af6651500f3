import { programmeKinds, secondsField } from '@islamic-centre/site-contract/hall-programme'
import { afterAll, describe, expect, it } from 'vitest'
import { answerOf } from './answer-of.ts'
import { demoServer } from './demo-server.ts'
import { emptyServer } from './empty-server.ts'
import { queryGraphql, read } from './reading.ts'

describe('In the panel', async () => {
  const server = await emptyServer()
  afterAll(() => server.giveBack())

  const send = async (method: string, type: string, path: string, body: object, language = 'en') =>
    answerOf(
      await fetch(
        `${server.url}/content-manager/collection-types/api::${type}.${type}${path}${path.includes('?') ? '' : '?locale=fa'}`,
        {
          method,
          headers: {
            'Content-Type': 'application/json',
            ...server.headers,
            Cookie: `panel-language=${language}`,
          },
          body: JSON.stringify(body),
        },
      ),
    )
  const publish = (type: string, entry: object, language?: string) =>
    send('POST', type, '/actions/publish', entry, language)
  let made = 0
  const screen = (fields: object = {}) => {
    made += 1
    return { title: 'سالن', slug: `screen-${made}-${Date.now()}`, ...fields }
  }
  /** The announcements of a screen as visitors read them, by their titles. */
  async function chosen(documentId: string, locale: string) {
    const { body } = await read(
      `screens/${documentId}?locale=${locale}&populate[announcements][fields]=title`,
      {},
      server.url,
    )
    return body.data.announcements.map(({ title }: { title: string }) => title)
  }

  it('a new screen shows everything, each for fifteen seconds', async () => {
    const { body } = await publish('screen', screen())
    const { body: seen } = await read(`screens/${body.data.documentId}?locale=fa`, {}, server.url)
    for (const kind of programmeKinds) expect(seen.data[secondsField(kind)]).toBe(15)
  })

  it.each([
    ['eventSeconds', 5, true],
    ['eventSeconds', 120, true],
    ['deathNoticeSeconds', null, true],
    ['eventSeconds', 4, false],
    ['liveSeconds', 121, false],
    ['announcementSeconds', 0, false],
    ['occasionSeconds', -15, false],
    ['picturesSeconds', 7.5, false],
  ])('%s may be %s: %s', async (name, value, isRight) => {
    const entry = screen({ [name]: value })
    const { status, body } = await send('POST', 'screen', '', entry)
    if (isRight) return expect(status).toBeLessThan(300)
    expect(status).toBe(400)
    expect(body.error.details.errors).toMatchObject([
      { path: [name], message: expect.stringContaining('from 5 to 120') },
    ])
    const inPersian = await send('POST', 'screen', '', entry, 'fa-u-ca-gregory-nu-latn')
    expect(inPersian.body.error.message).toContain('از ۵ تا ۱۲۰ ثانیه')
  })

  it('a screen that would show nothing is saved, but not published', async () => {
    const nothing = Object.fromEntries(programmeKinds.map((kind) => [secondsField(kind), null]))
    expect((await send('POST', 'screen', '', screen(nothing))).status).toBeLessThan(300)
    const refused = await publish('screen', screen(nothing))
    expect([refused.status, refused.body.error.details.errors]).toMatchObject([
      400,
      [{ path: ['eventSeconds'], message: expect.stringContaining('show nothing') }],
    ])
    const inPersian = await publish('screen', screen(nothing), 'fa-u-ca-gregory-nu-latn')
    expect(inPersian.body.error.message).toContain('دست‌کم برای یک مورد ثانیه بنویسید')
    expect((await publish('screen', screen({ ...nothing, liveSeconds: 30 }))).status).toBeLessThan(300)
  })

  it('two screens may choose one announcement, in an order of their own, and each changes its choice alone', async () => {
    const ids = []
    for (const title of ['نخست', 'دوم']) {
      const { body } = await publish('anouncement', {
        title,
        slug: `chosen-${ids.length}-${Date.now()}`,
        date: '2026-11-20',
      })
      ids.push(body.data.documentId)
    }
    const [first, second] = ids.map((documentId) => ({ documentId, locale: 'fa' }))
    const both = { announcements: { connect: [second, first], disconnect: [] } }
    const one = (await publish('screen', screen(both))).body.data
    const other = (await publish('screen', screen(both))).body.data
    for (const { documentId } of [one, other]) expect(await chosen(documentId, 'fa')).toEqual(['دوم', 'نخست'])

    const path = `/${one.documentId}/actions/publish`
    await send('POST', 'screen', `${path}?locale=fa`, {
      title: one.title,
      slug: one.slug,
      announcements: { connect: [], disconnect: [second] },
    })
    expect(await chosen(one.documentId, 'fa')).toEqual(['نخست'])
    expect(await chosen(other.documentId, 'fa')).toEqual(['دوم', 'نخست'])
  })

  /** An announcement, not published yet, and a screen that has chosen it. */
  async function chosenLater() {
    made += 1
    const entry = { title: 'اطلاعیه', slug: `later-${made}-${Date.now()}`, date: '2026-11-20' }
    const { documentId } = (await send('POST', 'anouncement', '', entry)).body.data
    const announcement = (action: string, fields: object = {}) =>
      send('POST', 'anouncement', `/${documentId}/actions/${action}?locale=fa`, { ...entry, ...fields })
    const choice = { connect: [{ documentId, locale: 'fa' }], disconnect: [] }
    const { body } = await publish('screen', screen({ announcements: choice }))
    return { announcement, shows: body.data as { documentId: string; title: string; slug: string } }
  }

  it('an announcement that is published after the screen appears on it, as often as it is withdrawn', async () => {
    const { announcement, shows } = await chosenLater()
    expect(await chosen(shows.documentId, 'fa')).toEqual([])
    for (const title of ['اطلاعیه', 'اصلاح‌شده']) {
      await announcement('publish', { title })
      expect(await chosen(shows.documentId, 'fa')).toEqual([title])
    }
    await announcement('unpublish')
    expect(await chosen(shows.documentId, 'fa')).toEqual([])
    await announcement('publish')
    expect(await chosen(shows.documentId, 'fa')).toEqual(['اطلاعیه'])
  })

  it('a screen with changes that are not published waits for its editor', async () => {
    const { announcement, shows } = await chosenLater()
    const path = `/${shows.documentId}`
    const { title, slug } = shows
    await send('PUT', 'screen', `${path}?locale=fa`, { title: 'نامی دیگر', slug })
    await announcement('publish')
    const { body } = await read(`screens/${shows.documentId}?locale=fa`, {}, server.url)
    expect([body.data.title, await chosen(shows.documentId, 'fa')]).toEqual([title, []])
    await send('POST', 'screen', `${path}/actions/publish?locale=fa`, { title, slug })
    expect(await chosen(shows.documentId, 'fa')).toEqual(['اطلاعیه'])
  })

  it('a withdrawn screen is not published by an announcement', async () => {
    const { announcement, shows } = await chosenLater()
    await send('POST', 'screen', `/${shows.documentId}/actions/unpublish?locale=fa`, {})
    await announcement('publish')
    expect((await read(`screens/${shows.documentId}?locale=fa`, {}, server.url)).status).toBe(404)
  })
})

it('The demo content has three screens, which visitors read with their announcements by REST and GraphQL', async () => {
  const { url } = await demoServer()
  for (const locale of ['fa', 'en']) {
    const { body } = await read(
      `screens?locale=${locale}&sort=slug&populate[announcements][fields]=slug`,
      {},
      url,
    )
    const found = body.data.map(
      ({ slug, announcements }: { slug: string; announcements: { slug: string }[] }) => [
        slug,
        announcements.map((it) => it.slug),
      ],
    )
    expect(found).toEqual([
      ['hall', ['office-hours']],
      ['school', ['persian-school-registration']],
      ['womens-hall', ['persian-school-registration', 'office-hours']],
    ])
  }
  const { body } = await queryGraphql(
    '{ screens(locale: "fa", sort: "slug") { slug eventSeconds announcements { slug } } }',
    {},
    url,
  )
  expect(body.data.screens.map(({ slug }: { slug: string }) => slug)).toEqual([
    'hall',
    'school',
    'womens-hall',
  ])
})
