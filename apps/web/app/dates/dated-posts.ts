import { formatDayAndMonth, formatNumber } from '@islamic-centre/i18n/formats'
import type { Language } from '@islamic-centre/i18n/locales'
import { cities, civilDateIn, jalaliDate } from '@islamic-centre/prayer-times'
import type { Post, PostEntry } from '../content/types/posts.server.ts'
import { type FormattedPeriod, formatPeriod } from './format-days.ts'

const { timeZone } = cities.toronto

/** A post with its times in words, for the page. */
export const datedPost = <Entry extends Pick<Post, 'startsAt' | 'endsAt'>>(
  post: Entry,
  language: Language,
) => ({
  ...post,
  period: formatPeriod(language, post),
})

/** Posts with their times in words; their texts are on their own pages. */
export const datedPosts = (posts: readonly PostEntry[], language: Language) =>
  posts.map(({ content: _, ...post }) => datedPost(post, language))

export type DatedPost = ReturnType<typeof datedPosts>[number]

/** The year of a moment in the calendar of the language: `1405`, `2026`. */
const yearOf = (language: Language, dateTime: string) => {
  const day = civilDateIn(timeZone, new Date(dateTime))
  return language === 'fa' ? jalaliDate(day).year : day.year
}

/** What is over, the latest first, by the years of the reader's calendar: only what a list shows of it. */
export function pastByYear(posts: readonly Post[], language: Language) {
  const years = new Map<number, PastEvent[]>()
  for (const { slug, title, place, startsAt, language: written } of posts) {
    const period = formatPeriod(language, { startsAt })
    if (!startsAt || !period) continue
    const date = { dateTime: startsAt, ...formatDayAndMonth(language, new Date(startsAt), timeZone) }
    const year = yearOf(language, startsAt)
    years.set(year, [...(years.get(year) ?? []), { slug, title, place, written, date, day: period.start }])
  }
  return [...years]
    .sort(([a], [b]) => b - a)
    .map(([year, events]) => ({ year: formatNumber(language, year), events }))
}

type PastEvent = Pick<Post, 'slug' | 'title' | 'place'> & {
  written: Language
  date: { dateTime: string; day: string; month: string }
  day: FormattedPeriod['start']
}

export type PastYear = ReturnType<typeof pastByYear>[number]
