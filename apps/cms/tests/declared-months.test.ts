import { afterAll, expect, it } from 'vitest'
import {
  calendarOf,
  type MonthRow,
  monthOf,
  nameOf,
  numberOf,
  today,
} from '../src/hijri-months/month-rows.ts'
import { answerOf } from './answer-of.ts'
import { changesOf } from './change-log-requests.ts'
import { runIn } from './database-rows.ts'
import { emptyServer } from './empty-server.ts'
import { read } from './reading.ts'

const server = await emptyServer()
afterAll(() => server.giveBack())

const type = 'api::hijri-month.hijri-month'
const tables = calendarOf([], 0)
const present = tables.monthOn(today(new Date()))

async function send(method: string, path: string, body?: object, language = 'en') {
  const headers = { ...server.headers, Cookie: `panel-language=${language}` }
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return answerOf(response)
}
const entries = `/content-manager/collection-types/${type}`
const declare = (number: number, startsOn = tables.beginningOf(number), more: object = {}) =>
  send('POST', entries, { ...monthOf(number), startsOn, ...more })

interface PublishedMonth extends MonthRow {
  createdAt: string
  updatedAt: string
}

async function published(): Promise<PublishedMonth[]> {
  const { body } = await read('hijri-months?sort=startsOn&pagination[pageSize]=100', {}, server.url)
  return body.data
}
const next = { ...monthOf(present + 1), startsOn: tables.beginningOf(present + 1) }
const numbers = (months: MonthRow[]) => months.map((it) => numberOf(it) - present)
const daysLater = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
const documentIdOf = async (number: number) =>
  (await published()).find((it) => numberOf(it) === number)?.documentId ?? ''

it('The month that had ended at the first start is stored as it was calculated', async () => {
  const [before] = await published()
  expect(before).toMatchObject({
    ...monthOf(present - 1),
    startsOn: tables.beginningOf(present - 1),
    calculated: true,
  })
})

it('Months that end without a declaration are stored, so that none before the present one is open', async () => {
  expect((await declare(present - 5)).status).toBe(201)
  // Stored by the next change, and by the clock each hour.
  expect((await declare(present + 1)).status).toBe(201)
  const months = await published()
  expect(numbers(months)).toEqual([-5, -4, -3, -2, -1, 1])
  expect(months.map(({ calculated }) => calculated)).toEqual([false, true, true, true, true, false])
  for (const [at, month] of months.slice(1, 5).entries()) {
    const days = (Date.parse(month.startsOn) - Date.parse(months[at]?.startsOn ?? '')) / 86_400_000
    expect([29, 30]).toContain(days)
  }
})

it('The beginning of a month that has ended is neither changed nor deleted, in the language of the panel', async () => {
  const path = `${entries}/${await documentIdOf(present - 3)}`
  const startsOn = daysLater(tables.beginningOf(present - 3), 1)
  const refused = await send('PUT', path, { startsOn })
  expect(refused.status).toBe(400)
  expect(refused.body.error.details.errors).toEqual([
    { path: ['startsOn'], message: expect.stringContaining('has ended'), name: 'ValidationError' },
  ])
  const inPersian = await send('DELETE', path, undefined, 'fa')
  expect(inPersian.status).toBe(400)
  expect(inPersian.body.error.message).toContain('پایان یافته است')
  // Its note may be written later.
  expect((await send('PUT', path, { source: 'The printed calendar' })).status).toBe(200)
})

it('A month that is to come is declared, corrected and withdrawn', async () => {
  const path = `${entries}/${await documentIdOf(present + 1)}`
  const { startsOn = '' } = (await published()).find((it) => numberOf(it) === present + 1) ?? {}
  const later = daysLater(startsOn, 1)
  const earlier = daysLater(startsOn, -1)
  const answers = [
    await send('PUT', path, { startsOn: later }),
    await send('PUT', path, { startsOn: earlier }),
  ]
  // Two months of 29 or 30 days after the stored one leave room to at least one side.
  expect(answers.map(({ status }) => status)).toContain(200)
  const changes = async () => (await published()).map(({ createdAt, updatedAt }) => updatedAt !== createdAt)
  expect((await changes()).slice(1, 5)).toEqual([false, true, false, false])
  expect((await send('DELETE', path)).status).toBe(200)
  expect(numbers(await published())).toEqual([-5, -4, -3, -2, -1])
  // The month before it says that dates have changed.
  expect((await changes()).slice(1)).toEqual([false, true, false, true])
})

it('A declaration that makes a month of 28 or 31 days is refused with the days that it would have', async () => {
  const last = (await published()).at(-1) as MonthRow
  for (const days of [28, 31]) {
    const { status, body } = await declare(present, daysLater(last.startsOn, days))
    expect(status).toBe(400)
    expect(body.error.message).toContain(`would have ${days} days`)
  }
  const { body } = await send(
    'POST',
    entries,
    { ...monthOf(present), startsOn: daysLater(last.startsOn, 31) },
    'fa',
  )
  expect(body.error.message).toContain('ماه قمری ۲۹ یا ۳۰ روز دارد')
})

it('A month is declared once, near the tables, and no copy is made of it', async () => {
  expect((await declare(present)).status).toBe(201)
  expect((await declare(present)).body.error.message).toContain('in the list already')
  const far = await declare(present + 2, tables.beginningOf(present + 14))
  expect(far.body.error.message).toContain(tables.beginningOf(present + 2))
  const copy = await send('POST', `${entries}/clone/${await documentIdOf(present)}`, {})
  expect(copy.status).toBe(400)
})

it('Of declarations of one month at once one is stored, and the others are refused', async () => {
  const number = present + 12
  const answers = await Promise.all(
    [0, 0, 1, 1, -1, -1].map((days) => declare(number, daysLater(tables.beginningOf(number), days))),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400, 400, 400])
  expect(numbers(await published()).filter((it) => it === 12)).toEqual([12])
  await send('DELETE', `${entries}/${await documentIdOf(number)}`)
})

it('What is no month is refused and never an error of the server', async () => {
  for (const wrong of [
    {},
    { year: 1448 },
    { ...monthOf(present + 1), startsOn: '2026-02-30' },
    { ...monthOf(present + 1), startsOn: '?soon' },
    { year: 1448, month: 'thirteenth', startsOn: '2026-11-12' },
    { year: 99999, month: 'rajab', startsOn: '2026-11-12' },
    { year: -1, month: 'rajab', startsOn: '2026-11-12' },
    { year: '1448; drop', month: 'rajab', startsOn: '2026-11-12' },
    // Strapi would convert each of these after the check.
    { ...next, year: String(next.year) },
    { ...next, year: `1 ${String(next.year).slice(1)}` },
    { ...next, year: [next.year] },
    { ...next, month: [next.month] },
    { ...next, startsOn: `${next.startsOn}T00:00:00Z` },
    { ...next, startsOn: Date.parse(next.startsOn) },
  ])
    expect([wrong, (await send('POST', entries, wrong)).status]).toEqual([wrong, 400])
  const path = `${entries}/${await documentIdOf(present)}`
  expect((await send('PUT', path, { startsOn: `${next.startsOn}T00:00:00Z` })).status).toBe(400)
  const { body } = await send('POST', entries, { ...next, year: '1 448' }, 'fa')
  expect(body.error.details.errors).toEqual([
    { path: ['year'], message: expect.stringContaining('۱۴۴۸'), name: 'ValidationError' },
  ])
})

it('A month of another time is not declared', async () => {
  for (const number of [present - 25, present + 15])
    expect((await declare(number)).body.error.message).toContain('the last two years')
})

it('A declaration of the next months does not move the beginning of the running one, which is past', async () => {
  const of = async (number: number) => (await published()).find((it) => numberOf(it) === number)
  const running = await of(present)
  const before = await of(present - 1)
  expect((await send('DELETE', `${entries}/${running?.documentId}`)).status).toBe(200)
  const shown = calendarOf(await published(), 0).beginningOf(present)
  const length = (Date.parse(shown) - Date.parse(before?.startsOn ?? '')) / 86_400_000
  // The most and the least that leave 29 or 30 days to both, with the running month a day off.
  const days = length === 29 ? 60 : 58
  const refused = await declare(present + 1, daysLater(before?.startsOn ?? '', days))
  expect(refused.status).toBe(400)
  expect(refused.body.error.message).toContain(`would move its beginning from ${shown}`)
  expect((await declare(present, running?.startsOn)).status).toBe(201)
})

it('A row that contradicts the others, as an earlier release stored it, hinders nobody and is deleted', async () => {
  const startsOn = daysLater(tables.beginningOf(present), 3)
  runIn(
    server,
    `INSERT INTO hijri_months (document_id, year, month, starts_on, calculated) VALUES ('contradicting', ${next.year}, '${next.month}', '${startsOn}', false)`,
  )
  expect((await declare(present + 2)).status).toBe(201)
  expect((await send('DELETE', `${entries}/${await documentIdOf(present + 2)}`)).status).toBe(200)
  expect((await send('DELETE', `${entries}/contradicting`)).status).toBe(200)
})

it('Of two equal rows of a month that has ended one is deleted, and the other stays', async () => {
  const { startsOn = '' } = (await published()).find((it) => numberOf(it) === present - 2) ?? {}
  const { year, month } = monthOf(present - 2)
  runIn(
    server,
    `INSERT INTO hijri_months (document_id, year, month, starts_on, calculated) VALUES ('equal', ${year}, '${month}', '${startsOn}', true)`,
  )
  expect((await send('DELETE', `${entries}/equal`)).status).toBe(200)
  expect((await send('DELETE', `${entries}/${await documentIdOf(present - 2)}`)).status).toBe(400)
})

it('A month that ended is stored before another offset holds', async () => {
  const { startsOn, documentId } = (await published()).find((it) => numberOf(it) === present - 1) as MonthRow
  runIn(server, `DELETE FROM hijri_months WHERE document_id = '${documentId}'`)
  const page = '/content-manager/single-types/api::main-page.main-page/actions/publish?locale=fa'
  const settings = { method: 'jafari', dayAccent: false }
  const answer = await send('POST', page, { ...settings, hijriOffset: 1 })
  expect([answer.status, answer.body.error]).toEqual([200, undefined])
  const stored = (await published()).find((it) => numberOf(it) === present - 1)
  expect(stored).toMatchObject({ startsOn, calculated: true })
  await send('POST', page, { ...settings, hijriOffset: 0 })
})

it('Only the server says that a month is calculated', async () => {
  const { body } = await declare(present + 1, undefined, { calculated: true })
  expect(body.data.calculated).toBe(false)
  expect((await send('DELETE', `${entries}/${body.data.documentId}`)).status).toBe(200)
})

it('What was declared and deleted is in the change log', async () => {
  const logged = (await changesOf(server.administrator, {})).filter((it) => it.contentType === type)
  expect(logged.map(({ action, title }) => `${action} ${title}`)).toEqual(
    expect.arrayContaining([
      `created ${nameOf(monthOf(present))}`,
      `deleted ${nameOf(monthOf(present + 1))}`,
    ]),
  )
})
