import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { cities } from '../src/cities.ts'
import { run } from '../src/command/run.ts'
import { prayerTimesOn } from '../src/prayer-times-on.ts'
import { expectSameInEveryProcessZone } from './process-zones.ts'

const now = new Date('2026-11-22T02:30:00Z')
const ran = (line: string) => run(line.split(' ').filter(Boolean), now)
const output = (line: string) => {
  const { code, errors, output } = ran(line)
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  return output
}

describe('the prayer-times command', () => {
  test('prints a month as a table on the clock of the city', () => {
    const lines = output('toronto 2026-11 --method jafari --format table').split('\n')
    expect(lines[0]?.split(/ +/)).toEqual(
      'date imsak fajr sunrise dhuhr asr sunset maghrib isha midnight lastThird'.split(' '),
    )
    expect(lines[21]?.split(/ +/)).toEqual(
      '2026-11-21 05:41 05:51 07:20 12:04 14:27 16:48 17:07 18:06 23:20 01:30'.split(' '),
    )
    expect(lines).toHaveLength(32)
  })

  test('shows the month that it is in the city where no period is given', () => {
    expect(output('toronto')).toBe(output('toronto 2026-11'))
  })

  test('takes a whole year, and a single day', () => {
    expect(output('london 2028 --format csv').split('\r\n')).toHaveLength(368)
    expect(output('london 2026-11-21 --format csv').split('\r\n')).toHaveLength(3)
  })

  test('writes CSV, a calendar file and JSON', () => {
    expect(output('kitchener 2026-11-21 --format csv')).toMatch(/^date,imsak,fajr,.*\r\n2026-11-21,/)
    const calendar = new ICAL.Component(ICAL.parse(output('kitchener 2026-11 --format ics')))
    expect(calendar.getAllSubcomponents('vevent')).toHaveLength(30 * 10)
    const { place, days } = JSON.parse(output('kitchener 2026-11-21 --format json'))
    expect(place).toEqual(cities.kitchener)
    const times = JSON.parse(JSON.stringify(prayerTimesOn('2026-11-21', cities.kitchener)))
    expect(days).toEqual([{ date: '2026-11-21', ...times }])
  })

  test('takes any place, the options of the package, and adjustments', () => {
    const given =
      '--method tehran --rounding up --asr-factor 2 --high-latitude twilightAngle --polar nearestDay --shafaq ahmer --elevation 1200 --adjust fajr=2 --adjust isha=-1'
    const { days } = JSON.parse(output(`35.7,51.4,Asia/Tehran 2026-03-21 --format json ${given}`))
    const times = prayerTimesOn(
      '2026-03-21',
      { latitude: 35.7, longitude: 51.4, timeZone: 'Asia/Tehran', elevation: 1200 },
      {
        method: 'tehran',
        rounding: 'up',
        asrFactor: 2,
        highLatitude: 'twilightAngle',
        polar: 'nearestDay',
        shafaq: 'ahmer',
        adjustments: { fajr: 2, isha: -1 },
      },
    )
    expect(days).toEqual([{ date: '2026-03-21', ...JSON.parse(JSON.stringify(times)) }])
  })

  test('takes a southern place after --', () => {
    expect(output('-- -33.9,151.2,Australia/Sydney 2026-01-01')).toContain('2026-01-01')
  })

  test('shows a time that does not happen as a dash', () => {
    expect(output('69.65,18.96,Europe/Oslo 2026-06-21').split('\n')[1]).toMatch(
      /^2026-06-21 {2}- +- +- +12:4\d/,
    )
  })

  test('explains itself with --help, or with nothing', () => {
    expect(output('--help')).toContain('Usage: prayer-times')
    expect(output('')).toBe(output('-h'))
  })

  test.each([
    [
      'mars 2026',
      'The place "mars" is not known. Allowed: toronto, hamilton, london, kitchener, montreal, or',
    ],
    ['91,0,UTC', 'the latitude 91 is not on the globe'],
    ['1,1,Mars/Olympus', 'the time zone "Mars/Olympus" is unknown here'],
    [',,UTC', 'The place ",,UTC" is not known'],
    ['toronto november', 'The period "november" is not known. Allowed: 2026, 2026-11 or 2026-11-21.'],
    ['toronto 2026-02-30', 'the date "2026-02-30" does not exist'],
    ['toronto 2026-13', 'does not exist'],
    ['toronto 2026 2027', '"2027" comes after the place and the period.'],
    ['toronto --method shia', 'method "shia" cannot be used. Allowed: jafari, tehran,'],
    ['toronto --format pdf', 'The format "pdf" is not known. Allowed: table, csv, ics, json.'],
    ['toronto --asr-factor many', 'asrFactor NaN cannot be used'],
    ['toronto --elevation high', 'elevation NaN cannot be used. Allowed: -500 to 9000 metres.'],
    [
      'toronto --polar nearest',
      'polar "nearest" cannot be used. Allowed: none, nearestLatitude, nearestDay.',
    ],
    ['toronto --adjust fajar=2', 'the option "adjustments.fajar" is not known. Allowed: imsak, fajr,'],
    ['toronto --adjust fajr', '--adjust "fajr" is not a name and minutes, such as fajr=2 or isha=-1.'],
    ['toronto --colour', "Unknown option '--colour'"],
  ])('answers "%s" with what is wrong and what is allowed', (line, message) => {
    const { code, output, errors } = ran(line)
    expect({ code, output }).toEqual({ code: 2, output: '' })
    expect(errors).toContain(message)
    expect(errors).toContain('prayer-times --help')
  })

  test('is the same whatever zone the process is in', () => {
    expectSameInEveryProcessZone(() => [ran('toronto'), ran('montreal 2026-03 --format csv')])
  })

  test('as a process writes to its output, or its errors with exit code 2', () => {
    const main = fileURLToPath(new URL('../src/command/main.ts', import.meta.url))
    const process = (...args: string[]) => spawnSync('node', [main, ...args], { encoding: 'utf8' })
    expect(process('toronto', '2026-11')).toMatchObject({ status: 0, stdout: output('toronto 2026-11') })
    expect(process('mars')).toMatchObject({ status: 2, stdout: '', stderr: ran('mars').errors })
  })
})
