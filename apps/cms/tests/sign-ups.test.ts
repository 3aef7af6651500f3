import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clockTimeOf } from '../src/dates/centre-time.ts'
import { type Administrator, administratorOf, apiToken } from './administrator.ts'
import { removeData, seededCopy } from './data.ts'
import { startMailServer } from './mail-server.ts'
import { readLetter } from './read-letter.ts'
import { publish, publishEvent, question, signUpForm } from './sign-up-event.ts'
import { type ContentServer, startContentServer } from './start-content-server.ts'

const token = 'the-token-that-the-site-has-here'
const site = 'https://www.example.org'
const startsAt = new Date(Date.now() + 7 * 86_400_000).toISOString()
const occurrence = clockTimeOf(new Date(startsAt)).date
const content = await seededCopy()
let mail: Awaited<ReturnType<typeof startMailServer>>
let server: ContentServer
let administrator: Administrator

beforeAll(async () => {
  mail = await startMailServer()
  const env = {
    ...content.env,
    SMTP_URL: mail.url,
    MAIL_FROM: 'site@example.org',
    MESSAGES_TO: 'office@example.org',
    SITE_API_TOKEN: token,
    SITE_ORIGINS: site,
  }
  server = await startContentServer({ demoContent: 'once', ...content, env })
  administrator = await administratorOf(server.url)
})

afterAll(async () => {
  await server.stop()
  removeData(content)
  await mail.stop()
})

async function post(path: string, body: unknown, authorization = `Bearer ${token}`) {
  const response = await fetch(`${server.url}/api/sign-ups${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(authorization && { authorization }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

const person = (name: string, event: string, more: object = {}) => ({
  event,
  occurrence,
  name,
  email: `${name}@example.org`.toLowerCase(),
  adults: 1,
  children: 0,
  answers: ['No'],
  language: 'en',
  ...more,
})
async function signUp(...of: Parameters<typeof person>): Promise<string> {
  const { status, body } = await post('', person(...of))
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`)
  return body.data.outcome
}
const event = (slug: string, form: object | null = signUpForm) =>
  publishEvent(administrator, slug, form, startsAt)

interface Row {
  documentId: string
  name: string
  state: string
  cancelHash: string
}
const posts = '/content-manager/collection-types/api::post.post'
const list = '/content-manager/collection-types/api::registration.registration'
const rowsOf = async (of: string): Promise<Row[]> =>
  (await administrator('GET', `${list}?filters[event][$eq]=${of}&sort=id:ASC&pageSize=100`)).results
const statesOf = async (of: string) => (await rowsOf(of)).map(({ name, state }) => `${name} ${state}`)
const publicState = async (of: string) => {
  const response = await fetch(`${server.url}/api/sign-up-states`)
  const { data } = await response.json()
  return data.states.find((it: { event: string }) => it.event === of)
}

const lettersTo = async (address: string) => {
  const letters = await Promise.all(mail.raw.map(readLetter))
  return letters.filter(({ to }) => to === address)
}
/** The letter to an address whose subject begins so. */
async function letterTo(address: string, subject: string) {
  const find = async () => (await lettersTo(address)).find((it) => it.subject.startsWith(subject))
  await expect.poll(find).toBeDefined()
  const found = await find()
  if (!found) throw new Error('It was there')
  return found
}

describe('Two people who take the last place at once', () => {
  it('of many requests at once as many are confirmed as there are places, and the others wait', async () => {
    const supper = await event('race', { ...signUpForm, places: 5 })
    const names = Array.from({ length: 20 }, (_, at) => `Racer${at}`)
    const outcomes = await Promise.all(names.map((name) => signUp(name, supper)))
    expect(outcomes.filter((it) => it === 'confirmed')).toHaveLength(5)
    expect(outcomes.filter((it) => it === 'waiting')).toHaveLength(15)
    const states = (await rowsOf(supper)).map(({ state }) => state)
    expect(states.filter((it) => it === 'confirmed')).toHaveLength(5)
    expect(states.filter((it) => it === 'waiting')).toHaveLength(15)
    expect(await publicState(supper)).toEqual({ event: supper, occurrence, state: 'waiting' })
  })

  it('without a waiting list the others are told that it is full, and nothing of them is stored', async () => {
    const supper = await event('race-without-list', { ...signUpForm, places: 1, waitingList: false })
    const outcomes = await Promise.all(['One', 'Two', 'Three'].map((name) => signUp(name, supper)))
    expect(outcomes.sort()).toEqual(['confirmed', 'full', 'full'])
    expect(await rowsOf(supper)).toHaveLength(1)
    expect(await publicState(supper)).toEqual({ event: supper, occurrence, state: 'full' })
  })

  it('the same address sent at once is one row', async () => {
    const supper = await event('double', { ...signUpForm, places: 5 })
    await Promise.all([1, 2, 3, 4].map(() => signUp('Double', supper)))
    expect(await statesOf(supper)).toEqual(['Double confirmed'])
  })
})

it('Places are counted in adults and children', async () => {
  const supper = await event('persons', { ...signUpForm, places: 4 })
  expect(await signUp('Family', supper, { adults: 1, children: 2 })).toBe('confirmed')
  expect(await publicState(supper)).toEqual({ event: supper, occurrence, state: 'open', left: 1 })
  expect(await signUp('Couple', supper, { adults: 2 })).toBe('waiting')
  expect(await signUp('Single', supper)).toBe('confirmed')
  // It could never be confirmed.
  expect(await signUp('Crowd', supper, { adults: 5 })).toBe('full')
})

it('The e-mail is in the language of the page, and has the entry for the calendar with the UID of the site', async () => {
  const supper = await event('letters', { ...signUpForm, places: 1 })
  await signUp('Mina', supper, {
    name: 'مینا https://spam.example.org',
    email: 'mina@example.org',
    language: 'fa',
  })
  const persian = await letterTo('mina@example.org', 'نام‌نویسی شما انجام شد: شام خانواده‌ها')
  expect(persian.text).toContain('مینا https://spam.example.org گرامی، سلام')
  expect(persian.text).toContain('مکان: تالار')
  expect(persian.text).toContain('تعداد: ۱ بزرگسال\n')
  expect(persian.text).toContain(`${site}/fa/events/letters`)
  expect(persian.text).toContain(`${site}/fa/cancel-sign-up?token=${persian.cancelToken}`)
  expect(persian.text).not.toMatch(/[كي]|undefined|null/)
  expect(persian.html).toContain('dir="rtl"')
  expect(persian.html).not.toContain('href="https://spam')
  expect(persian.html).toContain(`href="${site}/fa/cancel-sign-up?token=${persian.cancelToken}"`)
  expect(persian.replyTo).toBe('office@example.org')
  expect(persian.event?.uid).toBe(`${supper}@www.example.org`)
  expect(persian.event?.startDate.toJSDate().toISOString()).toBe(`${startsAt.slice(0, 19)}.000Z`)
  expect(persian.event?.summary).toBe('شام خانواده‌ها')

  await signUp('Late', supper)
  const english = await letterTo('late@example.org', 'You are on the waiting list: Family supper')
  expect(english.text).toContain('Dear Late,')
  expect(english.text).toContain('Toronto time')
  expect(english.event).toBeUndefined()
})

describe('The link of the e-mail', () => {
  it('cancels once; who waits first and fits moves up and gets an e-mail', async () => {
    const supper = await event('cancel', { ...signUpForm, places: 2 })
    await signUp('First', supper, { adults: 2 })
    await signUp('Three', supper, { adults: 1, children: 1 })
    await signUp('Second', supper)
    const first = await letterTo('first@example.org', 'You are signed up')
    const { cancelToken } = first
    const look = async () => (await post('/look-up', { token: cancelToken })).body.data
    expect(await look()).toEqual({ event: supper, occurrence, state: 'confirmed' })
    // A scanner of mails that follows the link changes nothing.
    expect(await statesOf(supper)).toEqual(['First confirmed', 'Three waiting', 'Second waiting'])

    expect((await post('/cancel', { token: cancelToken })).body.data.state).toBe('confirmed')
    expect(await statesOf(supper)).toEqual(['First cancelled', 'Three confirmed', 'Second waiting'])
    const moved = await letterTo('three@example.org', 'There is a place for you')
    expect(moved.event?.uid).toBe(`${supper}@www.example.org`)
    await letterTo('first@example.org', 'You are no longer signed up')

    expect((await post('/cancel', { token: cancelToken })).body.data.state).toBe('cancelled')
    expect(await statesOf(supper)).toEqual(['First cancelled', 'Three confirmed', 'Second waiting'])
    // The link is the same in each e-mail of a registration, and another's is another.
    const waited = await letterTo('three@example.org', 'You are on the waiting list')
    expect(moved.cancelToken).toBe(waited.cancelToken)
    expect(moved.cancelToken).not.toBe(cancelToken)
    expect((await post('/cancel', { token: moved.cancelToken })).status).toBe(200)
    expect(await statesOf(supper)).toEqual(['First cancelled', 'Three cancelled', 'Second confirmed'])
    // Who has cancelled may come back.
    expect(await signUp('First', supper)).toBe('confirmed')
  })

  it('is not in the database, and a wrong one is unknown', async () => {
    const supper = await event('secret')
    await signUp('Owner', supper)
    const { cancelToken = '' } = await letterTo('owner@example.org', 'You are signed up')
    const [row] = await rowsOf(supper)
    expect(JSON.stringify(row)).not.toContain(cancelToken)
    for (const wrong of [
      `${cancelToken}x`,
      row?.cancelHash,
      row?.documentId,
      '',
      null,
      1,
      { $ne: '' },
      'a'.repeat(5000),
    ])
      for (const path of ['/look-up', '/cancel'])
        expect((await post(path, { token: wrong })).status, `${wrong}`).toBe(404)
    expect(await statesOf(supper)).toEqual(['Owner confirmed'])
  })
})

it('An address that is known gets its state again, and nobody learns from the answer that it is', async () => {
  const supper = await event('known', { ...signUpForm, places: 2 })
  expect(await signUp('Known', supper)).toBe('confirmed')
  expect(await signUp('Known', supper, { email: 'KNOWN@example.org', name: 'Stranger' })).toBe('confirmed')
  await signUp('Other', supper)
  // The answer to a known address and to a new one.
  expect(await signUp('Known', supper)).toBe('waiting')
  expect(await signUp('New', supper)).toBe('waiting')
  expect(await statesOf(supper)).toEqual(['Known confirmed', 'Other confirmed', 'New waiting'])
  await letterTo('new@example.org', 'You are on the waiting list')
  // Not each repetition sends an e-mail.
  expect(await lettersTo('known@example.org')).toHaveLength(1)
})

it('More places that an editor publishes are given to those who wait', async () => {
  const supper = await event('more', { ...signUpForm, places: 1 })
  await signUp('A', supper)
  await signUp('B', supper)
  await publish(administrator, supper, 'fa', { signUp: { ...signUpForm, places: 2 } })
  await letterTo('b@example.org', 'There is a place for you')
  expect(await statesOf(supper)).toEqual(['A confirmed', 'B confirmed'])
})

it('An editor who cancels somebody in the panel frees the place; both get an e-mail', async () => {
  const supper = await event('by-editor', { ...signUpForm, places: 1 })
  await signUp('Gone', supper)
  await signUp('Next', supper)
  const [{ documentId } = { documentId: '' }] = await rowsOf(supper)
  await administrator('PUT', `${list}/${documentId}`, { state: 'cancelled' })
  await letterTo('gone@example.org', 'You are no longer signed up')
  await letterTo('next@example.org', 'There is a place for you')
  expect(await statesOf(supper)).toEqual(['Gone cancelled', 'Next confirmed'])
})

it('Who has signed up comes along when the event is moved to another day', async () => {
  const supper = await event('moved')
  await signUp('Guest', supper)
  const later = new Date(Date.parse(startsAt) + 3 * 86_400_000)
  await publish(administrator, supper, 'fa', { startsAt: later.toISOString() })
  await expect.poll(() => publicState(supper)).toMatchObject({ occurrence: clockTimeOf(later).date, left: 1 })
  expect(await signUp('Late', supper)).toBe('closed')
  expect(await signUp('Late', supper, { occurrence: clockTimeOf(later).date })).toBe('confirmed')
})

it('A date that was published by mistake and corrected leaves everybody where they were', async () => {
  const supper = await event('slip')
  await signUp('Early1', supper)
  for (const days of [-365, 0]) {
    const date = new Date(Date.parse(startsAt) + days * 86_400_000)
    for (const locale of ['fa', 'en'])
      await publish(administrator, supper, locale, { startsAt: date.toISOString() })
  }
  await expect.poll(() => publicState(supper)).toMatchObject({ occurrence, left: 1 })
  expect(await signUp('Second1', supper)).toBe('confirmed')
  expect(await signUp('Third1', supper)).toBe('waiting')
})

it('Who has signed up for one date of several stays there when the others are removed', async () => {
  const day = (days: number) => clockTimeOf(new Date(Date.now() + days * 86_400_000)).date
  const schedule = {
    first: day(7),
    start: { by: 'clock', time: '19:00' },
    repetition: { every: 'day', interval: 7 },
    exceptions: [],
  }
  const form = { ...signUpForm, questions: [] }
  const entry = { slug: 'once-weekly', kind: 'event', title: 'Once weekly', schedule, signUp: form }
  const { documentId } = (await administrator('POST', `${posts}?locale=en`, entry)).data
  const publishWith = (other: object) =>
    administrator('POST', `${posts}/${documentId}/actions/publish?locale=en`, {
      ...entry,
      schedule: { ...schedule, ...other },
    })
  await publishWith({})
  for (const days of [7, 14])
    expect(await signUp(`Of${days}`, documentId, { occurrence: day(days), answers: [] })).toBe('confirmed')
  const dates = async () =>
    (await administrator('GET', `${list}?filters[event][$eq]=${documentId}&sort=id:ASC`)).results.map(
      (it: { occurrence: string }) => it.occurrence,
    )
  await publishWith({ repetition: undefined, first: day(8) })
  expect(await signUp('Of8', documentId, { occurrence: day(8), answers: [] })).toBe('confirmed')
  await expect.poll(() => publicState(documentId)).toMatchObject({ occurrence: day(8), left: 1 })
  expect(await dates()).toEqual([day(7), day(14), day(8)])
})

it('Who has signed up for an event that is once, by a schedule, comes along to its new day', async () => {
  const day = (days: number) => clockTimeOf(new Date(Date.now() + days * 86_400_000)).date
  const schedule = { first: day(7), start: { by: 'prayer', prayer: 'maghrib', minutes: 0 }, exceptions: [] }
  const entry = { slug: 'iftar', kind: 'event', title: 'Iftar', signUp: { ...signUpForm, questions: [] } }
  const { documentId } = (await administrator('POST', `${posts}?locale=en`, { ...entry, schedule })).data
  const publishOn = (first: string) =>
    administrator('POST', `${posts}/${documentId}/actions/publish?locale=en`, {
      ...entry,
      schedule: { ...schedule, first },
    })
  await publishOn(day(7))
  expect(await signUp('Faster', documentId, { occurrence: day(7), answers: [] })).toBe('confirmed')
  await publishOn(day(8))
  await expect.poll(() => publicState(documentId)).toMatchObject({ occurrence: day(8), left: 1 })
})

it('A date that was moved to a later day is mailed until that day', async () => {
  const day = (days: number) => clockTimeOf(new Date(Date.now() + days * 86_400_000)).date
  const schedule = {
    first: day(-14),
    start: { by: 'clock', time: '19:00' },
    repetition: { every: 'day', interval: 14 },
    exceptions: [{ day: day(-14), change: 'moved', startsAt }],
  }
  const entry = { slug: 'postponed', kind: 'event', title: 'Postponed', schedule }
  const form = { ...signUpForm, questions: [] }
  const { documentId } = (await administrator('POST', `${posts}?locale=en`, { ...entry, signUp: form })).data
  await administrator('POST', `${posts}/${documentId}/actions/publish?locale=en`, { ...entry, signUp: form })
  expect(await signUp('Patient', documentId, { occurrence: day(-14), answers: [] })).toBe('confirmed')
  const { event: calendarEntry } = await letterTo('patient@example.org', 'You are signed up')
  expect(calendarEntry?.uid).toContain(`${documentId}-${day(-14)}@`)
})

it('Each date of an event that repeats has its own places', async () => {
  const day = (days: number) => clockTimeOf(new Date(Date.now() + days * 86_400_000)).date
  const [first, second] = [day(7), day(14)]
  const schedule = {
    first,
    start: { by: 'clock', time: '19:00' },
    repetition: { every: 'day', interval: 7 },
    exceptions: [{ day: day(21), change: 'cancelled' }],
  }
  const entry = { slug: 'weekly', kind: 'event', title: 'Weekly supper', schedule }
  const form = { ...signUpForm, places: 1, questions: [] }
  const { data } = await administrator('POST', `${posts}?locale=en`, { ...entry, signUp: form })
  const { documentId } = data
  await administrator('POST', `${posts}/${documentId}/actions/publish?locale=en`, { ...entry, signUp: form })
  const on = (occurrence: string, name: string) => signUp(name, documentId, { occurrence, answers: [] })
  expect(await on(first, 'Weekly1')).toBe('confirmed')
  expect(await on(first, 'Weekly2')).toBe('waiting')
  expect(await on(second, 'Weekly1')).toBe('confirmed')
  // No date of the event, one that is cancelled, and one too far ahead.
  for (const other of [day(8), day(21), day(7 * 100)]) expect(await on(other, 'Weekly3')).toBe('closed')
  const { event: entryOfDay } = await letterTo('weekly1@example.org', 'You are signed up')
  expect(entryOfDay?.uid).toMatch(new RegExp(`^${documentId}-(${first}|${second})@www[.]example[.]org$`))
  const letters = await lettersTo('weekly1@example.org')
  await expect.poll(() => lettersTo('weekly1@example.org')).toHaveLength(2)
  expect(letters[0]?.text).toMatch(new RegExp(`${site}/ca/events/weekly/(${first}|${second})\\n`))
})

it('Nobody signs up before it opens, after it closes, or for an event that takes no names', async () => {
  const at = (ms: number) => new Date(Date.now() + ms).toISOString()
  const soon = await event('soon', { ...signUpForm, opensAt: at(60_000) })
  const closed = await event('closed', { ...signUpForm, closesAt: at(-60_000) })
  const none = await event('none', null)
  for (const of of [soon, closed, none, 'no-such-event']) expect(await signUp('Early', of)).toBe('closed')
  const yesterday = new Date(Date.now() - 86_400_000).toISOString()
  const past = await publishEvent(administrator, 'past', signUpForm, yesterday)
  const day = clockTimeOf(new Date(yesterday)).date
  expect(await signUp('Early', past, { occurrence: day })).toBe('closed')
  const open = await event('open', { ...signUpForm, opensAt: at(-60_000), closesAt: at(60_000) })
  expect(await signUp('Early', open)).toBe('confirmed')
})

it('What no form of the site sends is refused, and nothing is stored', async () => {
  const supper = await event('hostile')
  const wrong: object[] = [
    { adults: 0 },
    { adults: -3 },
    { adults: 1.5 },
    { adults: '1' },
    { adults: 21 },
    { children: -1 },
    { name: '' },
    { name: 'x'.repeat(101) },
    { name: 'A\r\nBcc: everybody@example.org' },
    { name: { $gt: '' } },
    { email: 'nobody@' },
    { email: 'a@example.org, b@example.org' },
    { email: 'a@example.org\r\nBcc: b@example.org' },
    { occurrence: 'tomorrow' },
    { answers: [] },
    { answers: [' '] },
    { answers: ['No', 'One more'] },
    { answers: ['x'.repeat(501)] },
    { language: 'de' },
    { state: 'confirmed' },
    { documentId: 'mine' },
  ]
  for (const fields of wrong)
    expect((await post('', person('Hostile', supper, fields))).status, JSON.stringify(fields)).toBe(400)
  for (const body of ['', '[]', 'null', '"x"', '{"__proto__":{"x":1}}'])
    expect((await post('', body)).status, body).toBeGreaterThanOrEqual(400)
  const noChildren = await event('no-children', { ...signUpForm, askChildren: false })
  expect((await post('', person('Hostile', noChildren, { children: 1 }))).status).toBe(400)
  expect(await rowsOf(supper)).toEqual([])

  const markup = person('Tag', supper, { name: '<img src=x onerror=alert(1)>', email: 'tag@example.org' })
  expect((await post('', markup)).status).toBe(200)
  const { html } = await letterTo('tag@example.org', 'You are signed up')
  expect(html).toContain('&lt;img')
  expect(html).not.toContain('<img')
})

it('The public and other programs can neither sign up, cancel nor read who has', async () => {
  const supper = await event('private')
  await signUp('Private', supper)
  const reader = await apiToken(administrator, ['api::post.post.find'])
  for (const authorization of ['', 'Bearer wrong', `Bearer ${reader}`])
    for (const path of ['', '/look-up', '/cancel'])
      expect([401, 403], path).toContain((await post(path, person('X', supper), authorization)).status)
  for (const path of ['registrations', 'registration', 'sign-ups', `sign-ups/${supper}`])
    for (const headers of [{}, { authorization: `Bearer ${token}` }] as Record<string, string>[]) {
      const { status } = await fetch(`${server.url}/api/${path}`, { headers })
      expect([404, 405], path).toContain(status)
    }
  const query = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: '{ registrations { email } }' }),
  })
  expect(await query.text()).not.toContain('@example.org')
  for (const path of ['/content-manager/sign-ups', `/content-manager/sign-ups/${supper}/${occurrence}`])
    expect((await fetch(server.url + path)).status).toBe(401)
})

it('The panel lists who comes to an event, with counts in persons', async () => {
  const supper = await event('listed', { ...signUpForm, places: 3 })
  await signUp('Ali', supper, { adults: 1, children: 2, phone: '416 555 0100' })
  await signUp('Sara', supper, { answers: ['=1+1'] })
  const occurrences = await administrator('GET', '/content-manager/sign-ups?locale=en')
  expect(occurrences).toContainEqual({
    event: supper,
    occurrence,
    title: 'Family supper',
    places: 3,
    confirmed: 3,
    waiting: 1,
  })
  const listed = await administrator('GET', `/content-manager/sign-ups/${supper}/${occurrence}?locale=fa`)
  expect(listed).toMatchObject({ title: 'شام خانواده‌ها', children: 2, questions: [question] })
  expect(listed.registrations).toMatchObject([
    { name: 'Ali', phone: '416 555 0100', adults: 1, children: 2, state: 'confirmed', firstAnswer: 'No' },
    { name: 'Sara', state: 'waiting', firstAnswer: '=1+1' },
  ])
  expect(JSON.stringify(listed)).not.toMatch(/cancelHash|mailDueAt/)
  await expect(administrator('GET', `/content-manager/sign-ups/${supper}/2020-01-01`)).rejects.toThrow('404')
})

it('A registration whose e-mail cannot be sent is stored, and that is logged without the address', async () => {
  const supper = await event('no-mail')
  await mail.stop()
  expect(await signUp('Unreached', supper)).toBe('confirmed')
  const [row] = await rowsOf(supper)
  await expect
    .poll(() => server.logs())
    .toContain(`Registration ${row?.documentId} is confirmed, but was not mailed: `)
  expect(server.logs()).not.toContain('unreached@example.org')
})
