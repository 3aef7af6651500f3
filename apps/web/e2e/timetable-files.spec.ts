import { readFileSync } from 'node:fs'
import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages } from '@islamic-centre/i18n/locales'
import { civilDateIn } from '@islamic-centre/prayer-times'
import { parse } from 'csv-parse/sync'
import ICAL from 'ical.js'
import { formatMonthParam, monthAfter } from '../app/dates/months.ts'
import { timetablePath } from '../app/paths/site-pages.ts'
import { sample } from './extent.ts'
import { expect, loud, test } from './test.ts'
import { lastDay, shown, timesOn, timeZone } from './timetable-times.ts'

for (const language of sample('timetable', languages, 1)) {
  const words = dictionaries[language]
  const path = timetablePath(language, 'toronto', '2026-03')

  test.describe(`in ${language}`, () => {
    test('a spreadsheet opens the file of the month', { tag: ['@spec:10.9'] }, async ({ page }) => {
      await page.goto(path)
      const downloading = page.waitForEvent('download')
      await page.getByRole('link', { name: words.timetable.csv }).click()
      const download = await downloading
      expect(download.suggestedFilename()).toBe('prayer-times-toronto-2026-03.csv')
      const rows = parse(readFileSync(await download.path()), { bom: true }) as string[][]
      expect(rows.map(([date]) => date)).toEqual([
        words.timetable.date,
        ...Array.from({ length: 31 }, (_, at) => `2026-03-${String(at + 1).padStart(2, '0')}`),
      ])
      // The clock of a spreadsheet counts to 24 in every language, in Latin digits.
      const inToronto = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone })
      expect(rows[31]?.slice(3)).toEqual(timesOn('2026-03-31', 'toronto').map((at) => inToronto.format(at)))
    })

    test('a calendar subscribes by one press or by an address, and has the times of a year', {
      tag: ['@spec:10.9'],
    }, async ({ page, context, request, baseURL }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto(path)
      await page.getByRole('link', { name: words.timetable.subscribe }).click()
      const region = page.getByRole('region', { name: words.timetable.subscribe })
      await expect(region).toBeInViewport()
      const address = `${baseURL}/${language}/prayer-times/toronto/calendar.ics`
      await expect(region.getByRole('link', { name: words.timetable.openCalendar })).toHaveAttribute(
        'href',
        address.replace('http:', 'webcal:'),
      )
      await region.getByRole('button', { name: words.timetable.copy }).click()
      await expect(region.getByRole('status')).toHaveText(words.records.copied)
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)

      const response = await request.get(address)
      expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8')
      const calendar = new ICAL.Component(ICAL.parse(await response.text()))
      expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(
        words.timetable.calendar.replace('{{city}}', words.cities.toronto),
      )
      const entries = calendar.getAllSubcomponents('vevent').map((it) => new ICAL.Event(it))
      const month = civilDateIn(timeZone, new Date())
      const end = monthAfter(month, 12) ?? month
      for (const [found, date] of [
        [entries.slice(0, shown.length), `${formatMonthParam(month)}-01`],
        [entries.slice(-shown.length), `${formatMonthParam(end)}-${lastDay(end)}`],
      ] as const) {
        expect(found.map((it) => it.startDate.toJSDate())).toEqual(timesOn(date, 'toronto'))
        // Midnight says which night it is of.
        expect(found.map((it) => it.summary.split(' (')[0])).toEqual(shown.map((name) => words.times[name]))
      }
    })
  })
}

test('a month is JSON for other programs, the same in both languages, and is not sent twice', async ({
  request,
}) => {
  const path = (language: string) => `/${language}/prayer-times/montreal/2026-03/timetable.json`
  const [persian, english] = await Promise.all([request.get(path('fa')), request.get(path('ca'))])
  const month = await english.json()
  expect(await persian.json()).toEqual(month)
  expect(english.headers()).toMatchObject({
    'content-type': expect.stringContaining('application/json'),
    'cache-control': expect.stringContaining('max-age='),
  })
  expect(month.days).toHaveLength(31)
  const { times } = month.days[30]
  expect(shown.map((name) => new Date(times[name].at))).toEqual(timesOn('2026-03-31', 'montreal'))
  const again = await request.get(path('ca'), { headers: { 'If-None-Match': english.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
})

loud('a file of no month and a calendar of no city are missing', async ({ request }) => {
  for (const path of [
    'toronto/2026-13/timetable.csv',
    'toronto/2026-13/timetable.json',
    'atlantis/2026-11/timetable.csv',
    'atlantis/2026-11/timetable.json',
    'atlantis/calendar.ics',
  ])
    expect((await request.get(`/fa/prayer-times/${path}`)).status(), path).toBe(404)
})
