import { formatDayAndMonth } from '@islamic-centre/i18n/formats'
import type { Language } from '@islamic-centre/i18n/locales'
import { cities } from '@islamic-centre/prayer-times'
import type { Post } from '../../content/posts.server.ts'
import { periodInWords } from '../../days/day-in-words.ts'

const { timeZone } = cities.toronto

/** Posts with their times in words, for the page. */
export const datedPosts = (posts: readonly Post[], language: Language) =>
  posts.map((post) => ({ ...post, period: periodInWords(language, post) }))

export type DatedPost = ReturnType<typeof datedPosts>[number]

/** What is over, the latest first: only what a list shows of it. */
export const pastEvents = (posts: readonly Post[], language: Language) =>
  posts.flatMap(({ slug, title, place, startsAt, language: written }) => {
    const period = periodInWords(language, { startsAt })
    if (!startsAt || !period) return []
    const date = { dateTime: startsAt, ...formatDayAndMonth(language, new Date(startsAt), timeZone) }
    return [{ id: slug, title, place, written, date, day: period.start }]
  })

export type PastEvent = ReturnType<typeof pastEvents>[number]

/** An event is ahead until it has ended; one without a day is still to come. */
export const isAhead = ({ startsAt, endsAt }: Pick<Post, 'startsAt' | 'endsAt'>, now: Date): boolean => {
  const last = endsAt ?? startsAt
  return !last || Date.parse(last) >= now.getTime()
}
