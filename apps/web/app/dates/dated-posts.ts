import { formatDayAndMonth, formatNumber } from '@islamic-centre/i18n/formats'
import type { Language } from '@islamic-centre/i18n/locales'
import { cities, civilDateIn, jalaliDate } from '@islamic-centre/prayer-times'
import type { Post, PresentEntry } from '../content/types/posts.server.ts'
import { pageOf } from '../paging/paging.ts'
import { type FormattedPeriod, formatPeriod } from './format-days.ts'

const { timeZone } = cities.toronto

/** A post with formatted times, for the page. */
export const datedPost = <Entry extends Pick<Post, 'startsAt' | 'endsAt'>>(
  post: Entry,
  language: Language,
) => ({
  ...post,
  period: formatPeriod(language, post),
})

/** Posts with formatted times, without their texts, which are on their own pages, and their schedules. */
export const datedPosts = (posts: readonly PresentEntry[], language: Language) =>
  posts.map(({ content: _, schedule: __, cancelled: ___, updatedAt: ____, signUp: _____, ...post }) =>
    datedPost(post, language),
  )

export type DatedPost = ReturnType<typeof datedPosts>[number]

/** The year of a moment in the calendar of the language: `1405`, `2026`. */
const yearOf = (language: Language, dateTime: string) => {
  const day = civilDateIn(timeZone, new Date(dateTime))
  return language === 'fa' ? jalaliDate(day).year : day.year
}

/** How many entries at the beginning of a list are of a year. */
function countLeading(posts: readonly Begun[], year: number | undefined, language: Language): number {
  const end = posts.findIndex(({ startsAt }) => yearOf(language, startsAt) !== year)
  return end < 0 ? posts.length : end
}

/**
 * One page of past events, the latest first, by the years of the reader's calendar, with only the fields that a list
 * shows. `count` is the number of events of a year on all pages.
 */
export function pastByYear(posts: readonly Begun[], { page, size }: PageSize, language: Language) {
  const shown = pageOf(posts, page, size)
  const years = new Map<number, PastEvent[]>()
  for (const { slug, title, place, startsAt, language: written } of shown) {
    const period = formatPeriod(language, { startsAt })
    if (!period) continue
    const date = { dateTime: startsAt, ...formatDayAndMonth(language, new Date(startsAt), timeZone) }
    const year = yearOf(language, startsAt)
    years.set(year, [...(years.get(year) ?? []), { slug, title, place, written, date, day: period.start }])
  }
  const [first] = years.keys()
  const last = [...years.keys()].at(-1)
  const before = countLeading(posts.slice(0, (page - 1) * size).reverse(), first, language)
  const after = countLeading(posts.slice(page * size), last, language)
  return [...years].map(([year, events]) => ({
    year: formatNumber(language, year),
    events,
    count: events.length + (year === first ? before : 0) + (year === last ? after : 0),
  }))
}

type PageSize = { page: number; size: number }
type Begun = Pick<Post, 'slug' | 'title' | 'place' | 'language'> & { startsAt: string }

type PastEvent = Pick<Post, 'slug' | 'title' | 'place'> & {
  written: Language
  date: { dateTime: string; day: string; month: string }
  day: FormattedPeriod['start']
}

export type PastYear = ReturnType<typeof pastByYear>[number]
