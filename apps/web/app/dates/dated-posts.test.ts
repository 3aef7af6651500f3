import { formatNumber } from '@islamic-centre/i18n/formats'
import { languages } from '@islamic-centre/i18n/locales'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageCount } from '../paging/paging.ts'
import { pastByYear } from './dated-posts.ts'

const weekMs = 7 * 24 * 60 * 60 * 1000
const latest = Date.parse('2026-11-20T17:00:00Z')
const events = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    slug: `event-${at}`,
    title: `Event ${at}`,
    place: undefined,
    language: 'ca' as const,
    startsAt: new Date(latest - at * weekMs).toISOString(),
  }))

test('each past event is on one page, and its year has the number of its events on all pages', () => {
  fc.assert(
    fc.property(
      fc.nat(200),
      fc.integer({ min: 1, max: 60 }),
      fc.constantFrom(...languages),
      (count, size, language) => {
        const posts = events(count)
        const pages = Array.from({ length: pageCount(posts, size) }, (_, at) =>
          pastByYear(posts, { page: at + 1, size }, language),
        )
        expect(pages.flat().flatMap((year) => year.events.map(({ slug }) => slug))).toEqual(
          posts.map(({ slug }) => slug),
        )
        const whole = new Map(
          pastByYear(posts, { page: 1, size: count + 1 }, language).map((it) => [it.year, it.events.length]),
        )
        for (const { year, count } of pages.flat()) expect(count, year).toBe(whole.get(year))
      },
    ),
    { numRuns: 30 },
  )
})

test('a year begins on its day of the reader’s calendar', () => {
  const years = (language: (typeof languages)[number]) =>
    pastByYear(events(60), { page: 1, size: 60 }, language).map(({ year }) => year)
  expect(years('ca')).toEqual(['2026', '2025'])
  // The year 1405 began on March 21, 2026.
  expect(years('fa')).toEqual([formatNumber('fa', 1405), formatNumber('fa', 1404)])
})
