import type { Language } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import { soonestFirst } from '../days/ahead.ts'
import { readAllPages } from './all-pages.server.ts'
import type { Source } from './clients.server.ts'
import { contentLocale, preferLanguage } from './in-language.server.ts'
import { image, instant, optional, optionalLink, optionalText } from './media.server.ts'
import { readPreferring } from './read-block.server.ts'
import { validEntries } from './validate.server.ts'

const post = z.object({
  documentId: z.string(),
  slug: z.string().min(1),
  title: z.string().min(1),
  excerpt: optionalText,
  content: optionalText,
  cover: optional('cover', image),
  startsAt: instant,
  endsAt: instant,
  place: optionalText,
  teacher: optionalText,
  registrationUrl: optionalLink,
})

/** Every post of a kind, each once, the earliest first and what has no day last. */
export async function readPosts({ rest }: Source, kind: 'event' | 'class' | 'lecture', language: Language) {
  const lists = await readPreferring(language, 'posts', [], async (it) => {
    const entries = await readAllPages((pagination) =>
      rest.posts.list({
        filters: { kind: { $eq: kind } },
        populate: ['cover'],
        sort: 'startsAt:asc',
        pagination,
        locale: contentLocale(it),
      }),
    )
    return validEntries('post', post, entries)
  })
  return preferLanguage(language, lists).sort(soonestFirst)
}

export type PostEntry = Awaited<ReturnType<typeof readPosts>>[number]
/** A post as lists and pages show it; its text is HTML by then, or left out. */
export type Post = Omit<PostEntry, 'content'>
