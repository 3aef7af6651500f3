import { readFileSync } from 'node:fs'
import { CalculationMethod, CalculationParameters } from 'adhan'
import { describe, expect, test } from 'vitest'
import { cities } from '../src/cities.ts'
import { type Method, type MethodId, methods } from '../src/methods.ts'
import { prayerTimesOn } from '../src/prayer-times-on.ts'
import { bothHave, onlyAladhan } from './ephemeris/aladhan-methods.ts'
import { expectSameInEveryProcessZone } from './process-zones.ts'

const minute = 60_000
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

describe('the table of methods', () => {
  test('jafari is 16, 4 and 14 degrees, with midnight between sunset and the next fajr', () => {
    expect(methods.jafari).toEqual({
      fajrAngle: 16,
      maghribAngle: 4,
      ishaAngle: 14,
      midnight: 'sunsetToFajr',
    })
  })

  const { Other, ...named } = CalculationMethod
  test.each(Object.entries(named))("%s has adhan's angles, minutes and rounding", (name, parametersOf) => {
    const theirs = parametersOf()
    const ours: Method = methods[(name.charAt(0).toLowerCase() + name.slice(1)) as MethodId]
    const added = Object.fromEntries(
      Object.entries(theirs.methodAdjustments).filter(([, minutes]) => minutes !== 0),
    )
    expect(ours.fajrAngle).toBe(theirs.fajrAngle)
    expect(ours.maghribAngle ?? 0).toBe(theirs.maghribAngle)
    expect(ours.ishaAngle ?? 0).toBe(theirs.ishaAngle)
    expect(ours.ishaMinutes ?? 0).toBe(theirs.ishaInterval)
    expect(ours.adjustments ?? {}).toEqual(added)
    expect(ours.rounding ?? 'nearest').toBe(theirs.rounding)
  })

  test.each([...onlyAladhan, ...bothHave])("$id has Aladhan's angles and minutes ($aladhan)", (theirs) => {
    const ours: Method = methods[theirs.id]
    const { maghribMinutes = 0, ishaMinutes } = theirs
    expect(ours.fajrAngle).toBe(theirs.fajr)
    expect(ours.ishaAngle).toBe(theirs.isha)
    // Theirs are after maghrib, ours after sunset.
    expect(ours.ishaMinutes).toBe(ishaMinutes === undefined ? undefined : ishaMinutes + maghribMinutes)
    if (onlyAladhan.some(({ id }) => id === theirs.id))
      expect(ours.adjustments?.maghrib ?? 0).toBe(maghribMinutes)
    expect(readme).toMatch(new RegExp(`^\\| \`${theirs.id}\`.*Aladhan ${theirs.aladhan}\\b`, 'm'))
  })

  test('every other method is one of adhan or Aladhan, and the nameless one of adhan is a row of your own', () => {
    const theirs = Object.keys(named).map((name) => name.charAt(0).toLowerCase() + name.slice(1))
    const aladhans = onlyAladhan.map(({ id }) => id)
    expect(Object.keys(methods).sort()).toEqual([...theirs, ...aladhans, 'jafari'].sort())
    expect(Other()).toBeInstanceOf(CalculationParameters)
  })
})

describe('options', () => {
  const on = (options: Parameters<typeof prayerTimesOn>[2]) =>
    prayerTimesOn('2026-05-10', cities.toronto, { rounding: 'none', ...options })
  const ms = (time: Date | null) => time?.getTime() ?? NaN

  test('a method is given by its id or as a row, and the default is jafari', () => {
    expect(on({ method: methods.tehran })).toEqual(on({ method: 'tehran' }))
    expect(on({})).toEqual(on({ method: 'jafari' }))
    expect(
      on({ method: { fajrAngle: 17.7, maghribAngle: 4.5, ishaAngle: 14, midnight: 'sunsetToFajr' } }),
    ).toEqual(on({ method: 'tehran' }))
  })

  test('own angles go before those of the method', () => {
    expect(on({ fajrAngle: 17.7, maghribAngle: 4.5 })).toEqual(on({ method: 'tehran' }))
    expect(on({ maghribAngle: 0 }).maghrib).toEqual(on({}).sunset)
  })

  test('isha after minutes goes before the angle of the method, and an angle before its minutes', () => {
    const { sunset, isha } = on({ ishaMinutes: 90 })
    expect(ms(isha) - ms(sunset)).toBe(90 * minute)
    expect(on({ method: 'qatar', ishaAngle: 14 }).isha).toEqual(on({}).isha)
  })

  test('a second shadow length makes asr later', () => {
    expect(ms(on({ asrFactor: 2 }).asr) - ms(on({}).asr)).toBeGreaterThan(50 * minute)
  })

  test('midnight is the middle of sunset and the next fajr, or sunrise, not of maghrib', () => {
    const tomorrow = prayerTimesOn('2026-05-11', cities.toronto, { rounding: 'none' })
    const { sunset, midnight } = on({})
    expect(Math.abs(ms(midnight) - (ms(sunset) + ms(tomorrow.fajr)) / 2)).toBeLessThan(100)
    const toSunrise = on({ midnight: 'sunsetToSunrise' }).midnight
    expect(Math.abs(ms(toSunrise) - (ms(sunset) + ms(tomorrow.sunrise)) / 2)).toBeLessThan(100)
  })

  test('imsak is ten minutes before fajr and moves with it', () => {
    const times = on({ adjustments: { fajr: 3 } })
    expect(ms(times.fajr) - ms(times.imsak)).toBe(10 * minute)
    expect(ms(times.fajr) - ms(on({}).fajr)).toBe(3 * minute)
    expect(ms(on({ adjustments: { imsak: -5 } }).imsak) - ms(on({}).imsak)).toBe(-5 * minute)
  })

  test("a centre's minutes are added to the method's own", () => {
    const plain = on({ method: { fajrAngle: 18.2, ishaAngle: 18.2 } })
    const dubai = on({ method: 'dubai', adjustments: { dhuhr: 2, isha: undefined } })
    expect(ms(dubai.dhuhr) - ms(plain.dhuhr)).toBe(5 * minute)
    expect(dubai.isha).toEqual(plain.isha)
  })

  test('times are rounded to the nearest minute, up, or not at all', () => {
    const exact = on({})
    const nearest = on({ rounding: 'nearest' })
    const up = on({ rounding: 'up' })
    for (const name of ['fajr', 'dhuhr', 'midnight'] as const) {
      expect(ms(nearest[name])).toBe(Math.round(ms(exact[name]) / minute) * minute)
      expect(ms(up[name])).toBe(Math.ceil(ms(exact[name]) / minute) * minute)
    }
    expect(ms(exact.fajr) % minute).not.toBe(0)
    expect(prayerTimesOn('2026-05-10', cities.toronto)).toEqual(nearest)
  })

  test('are understood the same whatever zone the process is in', () => {
    expectSameInEveryProcessZone(() => Object.values(methods).map((method) => on({ method })))
  })
})
