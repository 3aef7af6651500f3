import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { occurrencesBetween } from '@islamic-centre/schedule/occurrences'
import { type Schedule, scheduleSchema } from '@islamic-centre/schedule/schedule'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clockTimeOf, instantOf } from '../src/dates/centre-time.ts'
import { calendarOf, monthOf, today } from '../src/hijri-months/month-rows.ts'
import { placeOf } from '../src/occurrences/centre-place.ts'
import { type Administrator, administratorOf, sessionOf } from './administrator.ts'
import { answerOf } from './answer-of.ts'
import { emptyData, removeData } from './data.ts'
import { runIn } from './database-rows.ts'
import { panelAccount, requestsOf } from './panel-account.ts'
import { queryGraphql, read } from './reading.ts'
import { type ContentServer, startContentServer } from './start-content-server.ts'
import { versionRequests } from './version-requests.ts'

const dayMs = 86_400_000
const dayLater = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
const place = placeOf({}, [])
const clock = { by: 'clock', time: '19:00' } as const
const everyDay = { every: 'day', interval: 1 } as const
const parsed = (value: object): Schedule => scheduleSchema.parse(value)

describe('On a server', () => {
  const type = 'api::post.post'
  const entries = `/content-manager/collection-types/${type}`
  const secret = 'known-to-this-test-and-its-server'
  const inbox: { event: string; type: string; documentId: string }[] = []
  let content: Awaited<ReturnType<typeof emptyData>>
  let receiver: Server
  let server: ContentServer
  let administrator: Administrator
  let token: string

  const start = async () => {
    const { port } = receiver.address() as AddressInfo
    server = await startContentServer({
      demoContent: 'off',
      ...content,
      env: { ...content.env, SITE_WEBHOOK_URL: `http://127.0.0.1:${port}/`, WEBHOOK_SECRET: secret },
    })
    administrator = await administratorOf(server.url)
    token = await sessionOf(server.url)
  }

  beforeAll(async () => {
    receiver = createServer(async (request, response) => {
      let body = ''
      for await (const part of request) body += part
      inbox.push(JSON.parse(body))
      response.writeHead(204).end()
    }).listen(0, '127.0.0.1')
    await once(receiver, 'listening')
    content = await emptyData()
    await start()
  })
  beforeEach(() => {
    inbox.length = 0
  })
  afterAll(async () => {
    await server.stop()
    receiver.close()
    removeData(content)
  })

  async function send(method: string, path: string, body: unknown, language = 'en') {
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        Cookie: `panel-language=${language}`,
      },
      body: JSON.stringify(body),
    })
    return answerOf(response)
  }

  const texts = (slug: string) => ({ title: slug, slug, kind: 'event' })
  const draftOf = async (documentId: string, locale = 'fa') =>
    (await administrator('GET', `${entries}/${documentId}?locale=${locale}`)).data
  const publicOf = async (documentId: string, locale = 'fa') =>
    (await read(`posts/${documentId}?locale=${locale}`, {}, server.url)).body.data

  const noticesOf = (id: string) => inbox.filter((it) => it.type === type && it.documentId === id)

  /** An event in both languages, published. */
  async function published(slug: string, more: object) {
    const data = { ...texts(slug), ...more }
    const { data: made } = await administrator('POST', `${entries}?locale=fa`, data)
    await administrator('PUT', `${entries}/${made.documentId}?locale=en`, data)
    for (const locale of ['fa', 'en'])
      await administrator('POST', `${entries}/${made.documentId}/actions/publish?locale=${locale}`, data)
    return made.documentId as string
  }

  const date = today(new Date())
  const sound = { first: '2024-01-01', start: clock, minutes: 60, repetition: everyDay }

  const hostile: [name: string, schedule: unknown][] = [
    ['a text', 'every Thursday'],
    ['a list', [sound]],
    ['a number', 7],
    ['no start', { first: '2026-11-26' }],
    ['an RRULE', { ...sound, repetition: { rrule: 'FREQ=SECONDLY' } }],
    ['every zero days', { ...sound, repetition: { every: 'day', interval: 0 } }],
    ['no weekdays', { ...sound, repetition: { every: 'week', interval: 1, weekdays: [] } }],
    ['a day that is none', { ...sound, first: '2026-02-30' }],
    ['a year far away', { ...sound, first: '9990-01-01' }],
    ['a duration of years', { ...sound, minutes: 1e9 }],
    ['an end before the start', { ...sound, ends: { on: '2023-01-01' } }],
    ['too many times', { ...sound, ends: { after: 1e9 } }],
    [
      'too many exceptions',
      {
        ...sound,
        exceptions: Array.from({ length: 501 }, (_, at) => ({
          day: dayLater(date, at),
          change: 'cancelled',
        })),
      },
    ],
    [
      'two exceptions of a day',
      { ...sound, exceptions: [date, date].map((day) => ({ day, change: 'cancelled' })) },
    ],
    ['an exception of another day', { ...sound, exceptions: [{ day: '2023-01-01', change: 'cancelled' }] }],
    ['a moved one without a time', { ...sound, exceptions: [{ day: date, change: 'moved' }] }],
    [
      'a long note',
      { ...sound, exceptions: [{ day: date, change: 'cancelled', note: { en: 'x'.repeat(501) } }] },
    ],
    [
      'no occurrence at all',
      { ...sound, first: '2026-02-10', repetition: { every: 'month', interval: 12, on: { day: 31 } } },
    ],
  ]

  it('a wrong schedule is refused at its field, in the language of the panel', async () => {
    const { data } = await administrator('POST', `${entries}?locale=fa`, texts('refusals'))
    for (const [name, schedule] of hostile)
      for (const language of ['en', 'fa']) {
        const body = { ...texts('refusals'), schedule }
        const answer = await send('PUT', `${entries}/${data.documentId}?locale=fa`, body, language)
        expect([name, answer.status]).toEqual([name, 400])
        const [error, ...others] = answer.body.error.details.errors
        expect([name, error.path, others]).toEqual([name, ['schedule'], []])
        expect(error.message).not.toMatch(/expected|invalid|too (big|small)|\bat\b.*:\d/i)
        const foreign = error.message.match(/\p{Script=Latin}{2,}/gu) ?? []
        if (language === 'fa') expect([name, foreign]).toEqual([name, []])
      }
    expect((await draftOf(data.documentId)).schedule).toBeNull()
    const created = await send('POST', `${entries}?locale=fa`, { ...texts('refused-at-once'), schedule: [] })
    expect(created.status).toBe(400)
  })

  it('an empty schedule is none, and leaves start and end to the editor', async () => {
    const startsAt = '2026-11-27T00:00:00.000Z'
    for (const schedule of [null, '', {}]) {
      const data = { ...texts('no-schedule'), schedule, startsAt }
      const made = (await administrator('POST', `${entries}?locale=fa`, data)).data
      expect(made).toMatchObject({ schedule: null, startsAt })
      await administrator('DELETE', `${entries}/${made.documentId}?locale=*`)
    }
  })

  it('start and end are those of the next occurrence, in both languages, whatever is sent', async () => {
    const id = await published('thursdays', { schedule: sound, startsAt: '2020-01-01T00:00:00.000Z' })
    const next = occurrencesBetween(parsed(sound), new Date(), new Date(Date.now() + 2 * dayMs), place)[0]
    const columns = { startsAt: next?.startsAt.toISOString(), endsAt: next?.endsAt?.toISOString() }
    for (const locale of ['fa', 'en']) {
      expect(await draftOf(id, locale)).toMatchObject(columns)
      expect(await publicOf(id, locale)).toMatchObject({ ...columns, schedule: sound })
    }
    // One that has begun is the next one until it ends.
    const sorted = 'sort=startsAt&filters[endsAt][$gt]='
    const later = await read(`posts?locale=fa&${sorted}${new Date().toISOString()}`, {}, server.url)
    expect(later.body.data.map((it: { documentId: string }) => it.documentId)).toContain(id)
    const { body } = await queryGraphql(
      '{ posts(locale: "en", sort: ["startsAt"], filters: { slug: { eq: "thursdays" } }) { startsAt } }',
      {},
      server.url,
    )
    expect(body.data.posts).toEqual([{ startsAt: columns.startsAt }])
    // A part of an entry, as a program sends it.
    const { data } = await administrator('PUT', `${entries}/${id}?locale=fa`, {
      ...texts('thursdays'),
      startsAt: null,
      endsAt: null,
    })
    expect(data).toMatchObject(columns)
  })

  it('a language that is new has the end of the schedule that came with it, and not the one before', async () => {
    const made = (
      await administrator('POST', `${entries}?locale=fa`, { ...texts('new-language'), schedule: sound })
    ).data
    expect(made.endsAt).not.toBeNull()
    const { minutes: _, ...endless } = sound
    const english = { ...texts('new-language'), schedule: endless }
    await administrator('PUT', `${entries}/${made.documentId}?locale=en`, english)
    for (const locale of ['fa', 'en'])
      expect(await draftOf(made.documentId, locale)).toMatchObject({ endsAt: null })
    await administrator('DELETE', `${entries}/${made.documentId}?locale=*`)
  })

  it('an occurrence that is over makes way for the next, without a version, and the site is notified once', async () => {
    const { date: day } = clockTimeOf(new Date())
    const endsAt = Date.now() + 30_000
    const startsAt = new Date(endsAt - 60_000).toISOString()
    const then = new Date(Math.floor(endsAt / 1000) * 1000 + 3_600_000).toISOString()
    const schedule = {
      first: day,
      start: clock,
      minutes: 1,
      exceptions: [
        { day, change: 'moved', startsAt },
        { day: dayLater(day, 1), change: 'added', startsAt: then },
      ],
    }
    const id = await published('soon-over', { schedule })
    expect(await publicOf(id)).toMatchObject({ startsAt })
    const before = await Promise.all(['fa', 'en'].map((locale) => draftOf(id, locale)))
    const user = await panelAccount(administrator, 'strapi-super-admin', 'Azar')
    const { list: versionsOf } = versionRequests(await requestsOf(server.url, user), type)
    const versions = await versionsOf(id)
    await expect.poll(() => noticesOf(id)).toHaveLength(2)
    inbox.length = 0

    await expect.poll(async () => (await publicOf(id)).startsAt).toBe(then)
    for (const [at, locale] of ['fa', 'en'].entries()) {
      expect((await publicOf(id, locale)).startsAt).toBe(then)
      const draft = await draftOf(id, locale)
      expect(draft).toMatchObject({ startsAt: then, updatedAt: before[at].updatedAt, status: 'published' })
    }
    await expect.poll(() => noticesOf(id)).toEqual([{ event: 'entry.publish', type, documentId: id }])
    expect(await versionsOf(id)).toEqual(versions)
    // Nor does a later save find something that no version has.
    await administrator('PUT', `${entries}/${id}?locale=fa`, { ...texts('soon-over'), title: 'Another' })
    expect(await versionsOf(id)).toHaveLength(versions.length + 1)
    expect(noticesOf(id)).toHaveLength(1)
  })

  it('a declared month and an adjusted prayer move what depends on them within seconds', async () => {
    const tables = calendarOf([], 0)
    const present = tables.monthOn(date)
    const next = monthOf(present + 1)
    const begins = tables.beginningOf(present + 1)
    const number = ((present + 1) % 12) + 1
    const hijri = {
      first: date,
      start: clock,
      minutes: 60,
      repetition: { every: 'hijri-year', month: number, days: { from: 1, to: 1 }, eve: false },
    }
    const at = (day: string) => instantOf({ date: day, time: '19:00' }).toISOString()
    const id = await published('first-of-the-month', { schedule: hijri })
    expect(await publicOf(id)).toMatchObject({ startsAt: at(begins) })
    const months = '/content-manager/collection-types/api::hijri-month.hijri-month'
    const length = (Date.parse(begins) - Date.parse(tables.beginningOf(present))) / dayMs
    const declared = dayLater(begins, length === 29 ? 1 : -1)
    await administrator('POST', months, { ...next, startsOn: declared })
    await expect.poll(async () => (await publicOf(id)).startsAt).toBe(at(declared))

    const sunset = { ...sound, start: { by: 'prayer', prayer: 'maghrib', minutes: 15 } }
    const evening = await published('after-maghrib', { schedule: sunset })
    const { startsAt } = await publicOf(evening)
    const page = '/content-manager/single-types/api::main-page.main-page'
    const settings = { method: 'jafari', hijriOffset: 0, dayAccent: false, minuteAdjustments: { maghrib: 7 } }
    await administrator('PUT', `${page}?locale=fa`, settings)
    await administrator('POST', `${page}/actions/publish?locale=fa`, settings)
    const later = new Date(Date.parse(startsAt) + 7 * 60_000).toISOString()
    await expect.poll(async () => (await publicOf(evening)).startsAt).toBe(later)
    expect((await draftOf(evening, 'en')).startsAt).toBe(later)
  })

  it('a server that was off moves all that became due', async () => {
    const id = await published('after-a-week', { schedule: sound })
    const { startsAt } = await publicOf(id)
    await expect.poll(() => noticesOf(id)).toHaveLength(2)
    await server.stop()
    inbox.length = 0
    const weekAgo = new Date(Date.parse(startsAt) - 7 * dayMs)
    const old = content.database ? `'${weekAgo.toISOString()}'` : weekAgo.getTime()
    runIn(content, `UPDATE posts SET starts_at = ${old} WHERE document_id = '${id}'`)
    await start()
    await expect.poll(async () => (await publicOf(id)).startsAt).toBe(startsAt)
    await expect.poll(() => noticesOf(id)).toHaveLength(1)
  })

  it('a live stream needs an end', async () => {
    const { minutes: _, ...endless } = sound
    const streamUrl = 'https://www.youtube.com/watch?v=abcdefghijk'
    const data = { ...texts('live'), schedule: endless, streamUrl }
    const { data: made } = await administrator('POST', `${entries}?locale=fa`, data)
    const publish = `${entries}/${made.documentId}/actions/publish?locale=fa`
    const refused = await send('POST', publish, data)
    expect(refused.status).toBe(400)
    expect(refused.body.error.details.errors).toMatchObject([{ path: ['streamUrl'] }])
    expect((await send('POST', publish, { ...data, schedule: sound })).status).toBe(200)
  })

  describe('the form of the panel', () => {
    const ask = async (question: object, language = 'en') =>
      (await send('POST', '/content-manager/occurrences', question, language)).body

    it('reads the next ten occurrences of what is not saved, with their dates and prayer', async () => {
      const schedule = { ...sound, start: { by: 'prayer', prayer: 'maghrib', minutes: 15 } }
      const { refusal, occurrences } = await ask({ schedule })
      expect([refusal, occurrences.length]).toEqual([null, 10])
      expect(occurrences[0]).toMatchObject({
        weekday: expect.stringMatching(/day$/),
        time: expect.stringMatching(/^\d\d:\d\d–\d\d:\d\d$/),
        gregorian: expect.stringMatching(/^\w+ \d+, 20\d\d$/),
        solar: expect.stringMatching(/^\d+ \w+ 14\d\d$/),
        hijri: expect.stringMatching(/^eve of \d+ .+ 14\d\d$/),
        prayer: expect.stringMatching(/^Maghrib \d\d:\d\d$/),
        change: null,
      })
      const inPersian = (await ask({ schedule }, 'fa')).occurrences[0]
      for (const text of [inPersian.weekday, inPersian.time, inPersian.gregorian, inPersian.hijri])
        expect(text).not.toMatch(/[\dA-Za-z]/)
    })

    it('is told of exceptions, refusals and exceptions that are left over', async () => {
      const days = (await ask({ schedule: sound })).occurrences.map((it: { day: string }) => it.day)
      const exceptions = [{ day: days[1], change: 'cancelled', note: { en: 'Closed' } }]
      const { occurrences } = await ask({ schedule: { ...sound, exceptions } })
      expect(occurrences.slice(0, 3).map((it: { change: string }) => it.change)).toEqual([
        null,
        'cancelled',
        null,
      ])
      const stray = await ask({
        schedule: { ...sound, exceptions: [{ day: '2023-01-01', change: 'cancelled' }] },
      })
      expect(stray.refusal).toMatchObject({ fault: 'stray', day: '2023-01-01' })
      expect(stray.occurrences).toHaveLength(10)
      expect(await ask({ schedule: { first: 7 } }, 'fa')).toMatchObject({
        refusal: { fault: 'first', message: expect.stringContaining('روز نخست') },
        occurrences: [],
      })
      expect(await ask({ schedule: null })).toEqual({ refusal: null, occurrences: [] })
    })

    it('is warned of another event at the same place and of prayers within', async () => {
      const noon = { ...sound, start: { by: 'prayer', prayer: 'dhuhr', minutes: -30 } }
      await administrator('POST', `${entries}?locale=en`, {
        ...texts('lunch'),
        place: ' main HALL',
        schedule: noon,
      })
      const warnings = async (placeText: string) =>
        (await ask({ schedule: noon, place: placeText })).occurrences[0].warnings as string[]
      const [prayer, clash, ...others] = await warnings('Main Hall ')
      expect(prayer).toMatch(/^Dhuhr \(\d\d:\d\d\) falls within it\.$/)
      expect(clash).toMatch(/^At the same place: .*lunch.*\d\d:\d\d–\d\d:\d\d\.$/)
      expect(others).toEqual([])
      expect(await warnings('Library')).toHaveLength(1)
    })

    it('answers only who may read or write events', async () => {
      const { status } = await answerOf(
        await fetch(`${server.url}/content-manager/occurrences`, { method: 'POST' }),
      )
      expect(status).toBe(401)
    })
  })
})
