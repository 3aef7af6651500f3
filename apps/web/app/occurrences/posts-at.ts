import { type Language, languages, locales } from '@islamic-centre/i18n/locales'
import { nextOccurrence, type Occurrence, occurrencesBetween } from '@islamic-centre/schedule/occurrences'
import type { Place, Schedule, Texts } from '@islamic-centre/schedule/schedule'
import { beginningOf, dayOf, daysLater } from '../dates/civil-day.ts'
import { isUpcoming, soonestFirst } from '../dates/upcoming.ts'

/** What a post has of its schedule. */
export type Scheduled = {
  title: string
  place?: string | undefined
  startsAt?: string | null | undefined
  endsAt?: string | null | undefined
  schedule?: Schedule | undefined
  language: Language
}

/** Which occurrence of a post is shown, and how it differs. */
export type ShownOccurrence = {
  /** The day that its schedule gives it, which is in its address also when it is moved. */
  day: string
  change?: 'cancelled' | 'moved' | 'changed' | 'added'
  note?: { text: string; language: Language }
}

/** A post at one of its occurrences. */
export type AtOccurrence<Post> = Post & { startsAt: string; occurrence: ShownOccurrence }
/** A post at its next occurrence, with the cancelled ones before it. */
export type PresentPost<Post> = Post & {
  occurrence?: ShownOccurrence
  cancelled?: readonly AtOccurrence<Post>[]
}

/** A text in a language, else in another that it is written in. */
function inLanguage(texts: Texts | undefined, language: Language) {
  for (const from of [language, ...languages]) {
    const text = texts?.[locales[from].contentLocale]
    if (text) return { text, language: from }
  }
  return undefined
}

/**
 * A post with the times, the place and the words of one of its occurrences.
 * @param language that of the page, in which a note is shown where it is written in it
 */
export function atOccurrence<Post extends Scheduled>(
  post: Post,
  { day, startsAt, endsAt, exception }: Occurrence,
  language: Language,
): AtOccurrence<Post> {
  const note = inLanguage(exception?.note, language)
  const { title, place } = exception && exception.change !== 'cancelled' ? exception : {}
  return {
    ...post,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString(),
    title: inLanguage(title, post.language)?.text ?? post.title,
    place: inLanguage(place, post.language)?.text ?? post.place,
    occurrence: { day, ...(exception && { change: exception.change }), ...(note && { note }) },
  }
}

/** What a post is without its occurrence, by the object that `postsAt` made of it. */
const originals = new WeakMap<object, object>()

/** A post of `postsAt` as it is without an occurrence. */
export const seriesOf = <Post extends object>(post: PresentPost<Post>): Post =>
  (originals.get(post) as Post | undefined) ?? post

/** The occurrences of a post of `postsAt` between two instants; one without a schedule is its own. */
export const postsBetween = <Post extends Scheduled>(
  post: PresentPost<Post>,
  [from, until]: readonly [Date, Date],
  { place, language }: { place: Place; language: Language },
): PresentPost<Post>[] =>
  post.schedule
    ? occurrencesBetween(post.schedule, from, until, place).map((it) =>
        atOccurrence(seriesOf(post), it, language),
      )
    : [post]

/** Cancelled occurrences are looked for this many days ahead where no other one follows them. */
const daysAhead = 60

function present<Post extends Scheduled>(
  post: Post,
  now: Date,
  place: Place,
  language: Language,
): PresentPost<Post> {
  const { schedule } = post
  if (!schedule) return post
  // An event is not over yet at the very instant of its end.
  const at = new Date(now.getTime() - 1)
  const next = nextOccurrence(schedule, at, place)
  const today = beginningOf(dayOf(now))
  const until = next?.startsAt ?? beginningOf(daysLater(dayOf(now), daysAhead))
  const cancelled = occurrencesBetween(schedule, today, until, place)
    .filter(({ exception }) => exception?.change === 'cancelled')
    .map((it) => atOccurrence(post, it, language))
    .filter((it) => isUpcoming(it, now))
  const shown = next ?? lastOccurrence(schedule, now, place)
  const result = {
    ...(shown ? atOccurrence(post, shown, language) : post),
    ...(cancelled.length > 0 && { cancelled }),
  }
  originals.set(result, post)
  return result
}

/** A schedule that has ended is shown at its last occurrence, looked for in the last years. */
const daysBack = 3 * 366

const lastOccurrence = (schedule: Schedule, now: Date, place: Place): Occurrence | undefined =>
  occurrencesBetween(
    schedule,
    beginningOf(daysLater(dayOf(now), -daysBack)),
    now,
    place,
    Number.POSITIVE_INFINITY,
  ).findLast(({ exception }) => exception?.change !== 'cancelled')

type Known = { now: number; until: number; place: Place; posts: readonly unknown[] }
const known = new WeakMap<readonly unknown[], Partial<Record<Language, Known>>>()

/** The instants after `now` at which a list of posts changes, within a day; milliseconds since 1970. */
export function momentsOf(
  posts: readonly Pick<Scheduled, 'schedule' | 'startsAt' | 'endsAt'>[],
  now: number,
  place: Place,
): number[] {
  const until = new Date(now + 25 * 3_600_000)
  return posts.flatMap(({ schedule, startsAt, endsAt }) => {
    const times = schedule
      ? occurrencesBetween(schedule, new Date(now - 1), until, place)
      : [
          {
            startsAt: startsAt ? new Date(startsAt) : undefined,
            endsAt: endsAt ? new Date(endsAt) : undefined,
          },
        ]
    // At its end itself a post is not over yet.
    return times.flatMap((it) => [
      ...(it.startsAt ? [it.startsAt.getTime()] : []),
      ...(it.endsAt ? [it.endsAt.getTime() + 1] : []),
    ])
  })
}

/**
 * The posts as they are at an instant: those with a schedule at their next occurrence, or at the last one where all are over. In
 * the order of lists. A list that has not changed since is the same object.
 */
export function postsAt<Post extends Scheduled>(
  posts: readonly Post[],
  now: Date,
  { place, language }: { place: Place; language: Language },
): readonly PresentPost<Post>[] {
  if (!posts.some(({ schedule }) => schedule)) return posts
  const at = now.getTime()
  const before = known.get(posts)?.[language]
  if (before && before.place === place && before.now <= at && at < before.until)
    return before.posts as readonly PresentPost<Post>[]
  const result = posts.map((it) => present(it, now, place, language)).sort(soonestFirst)
  const midnight = beginningOf(daysLater(dayOf(now), 1)).getTime()
  const until = Math.min(midnight, ...momentsOf(posts, at, place).filter((it) => it > at))
  known.set(posts, { ...known.get(posts), [language]: { now: at, until, place, posts: result } })
  return result
}

/** What a list shows of the posts: also the cancelled occurrences before the next one, in their order. */
export const withCancelled = <Post extends Scheduled>(
  posts: readonly PresentPost<Post>[],
): PresentPost<Post>[] =>
  posts.some(({ cancelled }) => cancelled)
    ? posts
        .flatMap(({ cancelled = [], ...post }) => [...cancelled, post as unknown as PresentPost<Post>])
        .sort(soonestFirst)
    : [...posts]
