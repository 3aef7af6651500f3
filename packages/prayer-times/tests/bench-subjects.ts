import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { cities, nextTime, prayerTimesOn, timetable } from '@islamic-centre/prayer-times'
import { CalculationMethod, Coordinates, PrayerTimes } from 'adhan'
import { build } from 'esbuild'
import { PrayTime } from 'praytime'
import * as suncalc from 'suncalc'

// The subjects of the benchmark. They are here because the peers are installed here; plain Node uses the built package.

const { toronto } = cities
const coordinates = new Coordinates(toronto.latitude, toronto.longitude)
const parameters = CalculationMethod.Tehran()
const praytime = new PrayTime('Jafari').location([toronto.latitude, toronto.longitude]).format('x')
const middays = Array.from({ length: 365 }, (_, index) => new Date(2026, 0, 1 + index, 12))

/** Every hour of the day comes, on days of the whole year. */
const everyFiveHours = 18_000_000

const date = (index: number) => {
  const midday = middays[index % 365] as Date
  return { year: 2026, month: midday.getMonth() + 1, day: midday.getDate() }
}

/** One day in Toronto, the days of 2026 in turn; each answers with a number, so that no work can be left out. */
export const subjects = {
  'adhan 4.4.6, a bare day': (index: number) => {
    const { month, day } = date(index)
    return new PrayerTimes(coordinates, new Date(2026, month - 1, day, 12), parameters).isha.getTime()
  },
  'this package, prayerTimesOn': (index: number) => prayerTimesOn(date(index), toronto).isha?.getTime() ?? 0,
  'this package, nextTime': (index: number) =>
    nextTime(Date.UTC(2026, 0, 1) + index * everyFiveHours, toronto).instant.getTime(),
  'praytime 3.2.0, times': (index: number) => {
    const { month, day } = date(index)
    return praytime.times([2026, month, day]).isha ?? 0
  },
  'suncalc 2.0.2, getTimes (no prayer times)': (index: number) => {
    const { month, day } = date(index)
    return (
      suncalc
        .getTimes(new Date(2026, month - 1, day, 12), toronto.latitude, toronto.longitude)
        .sunset?.getTime() ?? 0
    )
  },
}

/** A year for each of the five cities. */
export function yearForFiveCities(): number {
  return Object.values(cities).reduce((days, city) => days + timetable({ year: 2026 }, city).days.length, 0)
}

/** What is bundled to compare sizes, by name. */
export const bundles = {
  'adhan, a bare day': "export { CalculationMethod, Coordinates, PrayerTimes } from 'adhan'",
  'adhan, all of it': "export * from 'adhan'",
  'this package, prayerTimesOn (adhan within)':
    "export { prayerTimesOn } from '@islamic-centre/prayer-times'",
  'this package, all of it (adhan within)': "export * from '@islamic-centre/prayer-times'",
  'suncalc, getTimes': "export { getTimes } from 'suncalc'",
  praytime: "export { PrayTime } from 'praytime'",
}

/** The size of a bundle for browsers, minified, and compressed as a server would, in bytes. */
export async function bundleSize(contents: string): Promise<{ minified: number; gzip: number }> {
  const resolveDir = fileURLToPath(new URL('../', import.meta.url))
  const options = { bundle: true, minify: true, format: 'esm', platform: 'browser', write: false } as const
  const { outputFiles } = await build({ stdin: { contents, resolveDir }, ...options })
  const code = outputFiles[0]?.contents ?? new Uint8Array()
  return { minified: code.length, gzip: gzipSync(code, { level: 9 }).length }
}
