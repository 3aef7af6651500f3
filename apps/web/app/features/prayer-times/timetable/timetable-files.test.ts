import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages } from '@islamic-centre/i18n/locales'
import { cities, prayerTimesOn } from '@islamic-centre/prayer-times'
import { parse } from 'csv-parse/sync'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { expect, test } from 'vitest'
import { prayerCalendar, timetableCsv } from './timetable-files.server.ts'

const settings = {
  method: 'jafari',
  adjustments: {},
  hijriOffset: 0,
  months: [{ year: 1448, month: 6, begins: '2026-11-12', calculated: false }],
} as const
const november = { city: 'toronto', month: { year: 2026, month: 11 } } as const
const csv = (language: 'fa' | 'ca') => timetableCsv(language, november, settings)

test.each(languages)('a spreadsheet reads a month in %s: headings, then one row per day', (language) => {
  const { times, timetable } = dictionaries[language]
  const [head, ...rows] = parse(csv(language), { bom: true }) as string[][]
  const { imsak, fajr, sunrise, dhuhr, sunset, maghrib, midnight } = times
  const following = timetable.nightThatFollows.replace('{{midnight}}', midnight)
  const { date, hijriDate, isCalculated, yes, no } = timetable
  expect(head).toEqual([
    date,
    hijriDate,
    isCalculated,
    imsak,
    fajr,
    sunrise,
    dhuhr,
    sunset,
    maghrib,
    following,
  ])
  expect(rows).toHaveLength(30)
  // Nobody has declared the month before.
  expect(rows[10]?.slice(0, 3)).toEqual([expect.anything(), '1448-05-30', yes])
  expect(rows[20]).toEqual([
    '2026-11-21',
    '1448-06-10',
    no,
    '05:41',
    '05:51',
    '07:20',
    '12:04',
    '16:48',
    '17:07',
    '23:20',
  ])
})

test.each(languages)('the file in %s has afternoon and night where they are wanted', (language) => {
  const { times, timetable } = dictionaries[language]
  const all = timetableCsv(language, { ...november, withAll: true }, settings)
  const [head = [], ...rows] = parse(all, { bom: true }) as string[][]
  expect(head).toHaveLength(12)
  expect(head.slice(6, 11)).toEqual([times.dhuhr, times.asr, times.sunset, times.maghrib, times.isha])
  expect(head[11]).toBe(timetable.nightThatFollows.replace('{{midnight}}', times.midnight))
  const shown = rows[20]?.slice(6, 11)
  expect(shown).toEqual(['12:04', '14:27', '16:48', '17:07', '18:06'])
  // The other cells are those of the usual file.
  const usual = parse(csv(language), { bom: true }) as string[][]
  expect(rows.map((row) => row.filter((_, at) => at !== 7 && at !== 10))).toEqual(usual.slice(1))
})

test.each(languages)('the file in %s has a byte order mark, so that Excel reads it as UTF-8', (language) => {
  expect([...new TextEncoder().encode(csv(language)).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(csv(language)).not.toMatch(/[^\r]\n/)
})

test.each(languages)('no cell of the file in %s is interpreted as a formula', (language) => {
  for (const cell of (parse(csv(language), { bom: true }) as string[][]).flat())
    expect(cell).not.toMatch(/^[\s=+\-@]/)
})

/** The entries as parsed by a calendar library, in the order of the file. */
function entries(now: string, city: 'toronto' | 'montreal' = 'toronto', withAll = false) {
  const calendar = new ICAL.Component(ICAL.parse(prayerCalendar('fa', city, new Date(now), {}, withAll)))
  return {
    name: calendar.getFirstPropertyValue('x-wr-calname'),
    events: calendar.getAllSubcomponents('vevent').map((it) => ({
      summary: it.getFirstPropertyValue('summary'),
      uid: it.getFirstPropertyValue('uid'),
      start: new ICAL.Event(it).startDate.toJSDate(),
    })),
  }
}

test('a calendar reaches from the first of the month in Toronto to a year ahead, seven times a day', () => {
  // Already December for the server, still November there.
  const { name, events } = entries('2026-12-01T04:30:00Z', 'montreal')
  expect(name).toBe('اوقات شرعی مونترال')
  expect(events).toHaveLength((365 + 30) * 7)
  const at = (date: string) => {
    const { imsak, fajr, sunrise, dhuhr, sunset, maghrib, midnight } = prayerTimesOn(date, cities.montreal)
    return [imsak, fajr, sunrise, dhuhr, sunset, maghrib, midnight]
  }
  expect(events.slice(0, 7).map(({ start }) => start)).toEqual(at('2026-11-01'))
  expect(events.slice(-7).map(({ start }) => start)).toEqual(at('2027-11-30'))
  expect(events.slice(0, 7).map(({ summary }) => summary)).toEqual([
    'امساک',
    'اذان صبح',
    'طلوع آفتاب',
    'اذان ظهر',
    'غروب آفتاب',
    'اذان مغرب',
    'نیمه‌شب شرعی (شب پس از این روز)',
  ])
})

test('a second calendar program reads the same times and words, through both clock changes', () => {
  const now = '2026-11-21T12:00:00Z'
  const calendar = nodeIcal.sync.parseICS(prayerCalendar('fa', 'toronto', new Date(now), {}, false))
  const read = Object.values(calendar).flatMap((it) =>
    it?.type === 'VEVENT' ? { summary: String(it.summary), uid: it.uid, start: +it.start } : [],
  )
  expect(read).toEqual(entries(now).events.map(({ start, ...it }) => ({ ...it, start: start.getTime() })))
})

test('an entry has the same UID in next month’s file, and all UIDs differ', () => {
  const [now, later] = [entries('2026-11-21T12:00:00Z').events, entries('2026-12-21T12:00:00Z').events]
  const december = (list: typeof now) =>
    list.flatMap(({ uid }) => (String(uid).startsWith('2026-12-') ? [uid] : []))
  expect(december(later)).toEqual(december(now))
  expect(december(now)).toHaveLength(31 * 7)
  expect(new Set(now.map(({ uid }) => uid)).size).toBe(now.length)
})

test('with all times a calendar has nine a day, seven of which are the same entries as without', () => {
  const now = '2026-11-21T12:00:00Z'
  const [usual, all] = [entries(now).events, entries(now, 'toronto', true).events]
  expect(all).toHaveLength((usual.length / 7) * 9)
  expect(all.slice(0, 9).map(({ summary }) => summary)).toEqual([
    'امساک',
    'اذان صبح',
    'طلوع آفتاب',
    'اذان ظهر',
    'عصر',
    'غروب آفتاب',
    'اذان مغرب',
    'عشا',
    'نیمه‌شب شرعی (شب پس از این روز)',
  ])
  const { asr, isha } = prayerTimesOn('2026-11-01', cities.toronto)
  expect([all[4]?.start, all[7]?.start]).toEqual([asr, isha])
  expect(new Set(all.map(({ uid }) => uid)).size).toBe(all.length)
  expect(all.filter((_, at) => at % 9 !== 4 && at % 9 !== 7)).toEqual(usual)
})
