import type { Language } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import { isUpcoming, soonestFirst } from '../../dates/upcoming.ts'
import { listQuery } from '../content-query.server.ts'
import { preferLanguage } from '../in-language.server.ts'
import { readPreferring } from '../read-query.server.ts'
import type { Source } from '../sources.server.ts'
import { image, instant, optional, optionalLink, optionalText } from './media.server.ts'

const postKinds = ['event', 'class', 'lecture'] as const
type PostKind = (typeof postKinds)[number]

const postList = listQuery({
  name: 'posts',
  type: 'post',
  schema: z.object({
    documentId: z.string(),
    slug: z.string().min(1),
    kind: z.enum(postKinds),
    title: z.string().min(1),
    excerpt: optionalText,
    content: optionalText,
    cover: optional('cover', image),
    startsAt: instant,
    endsAt: instant,
    place: optionalText,
    teacher: optionalText,
    registrationUrl: optionalLink,
  }),
  entries: ({ rest }, query) => rest.posts.list({ populate: ['cover'], ...query }),
  rows: ({ rest }, query) => rest.posts.list(query),
  // At its end it is not over yet.
  moments: (posts) => posts.flatMap(({ endsAt }) => (endsAt ? [Date.parse(endsAt) + 1] : [])),
})

/** Every post of a kind, each once, the earliest first and what has no day last. */
export async function readPosts(source: Source, kind: PostKind, language: Language) {
  const lists = await readPreferring(source, postList, language, [])
  return preferLanguage(language, lists)
    .filter((it) => it.kind === kind)
    .map(({ kind: _, ...it }) => it)
    .sort(soonestFirst)
}

/** The next events that are ahead (`isAhead`) and have a day, soonest first. */
export async function readUpcomingEvents(source: Source, language: Language, now: Date, limit: number) {
  const events = await readPosts(source, 'event', language)
  return events
    .flatMap(({ content, teacher, registrationUrl, startsAt, ...it }) =>
      startsAt && isUpcoming({ ...it, startsAt }, now) ? [{ ...it, startsAt }] : [],
    )
    .slice(0, limit)
}

export type PostEntry = Awaited<ReturnType<typeof readPosts>>[number]
/** A post as lists and pages show it; its text is HTML by then, or left out. */
export type Post = Omit<PostEntry, 'content'>
