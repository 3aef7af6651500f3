import type { Language } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import { readAllPages } from './all-pages.server.ts'
import type { Source } from './clients.server.ts'
import { contentLocale, preferLanguage, readEachLanguage } from './in-language.server.ts'
import { html } from './markdown.server.ts'
import { image, instant, optional, optionalLink, optionalText } from './media.server.ts'
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

/** Every post of a kind, each once, the earliest first, its content as HTML. */
export async function readPosts({ rest }: Source, kind: 'event' | 'class' | 'lecture', language: Language) {
  const lists = await readEachLanguage(async (it) => {
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
  const earliestFirst = preferLanguage(language, lists).sort((a, b) =>
    (a.startsAt ?? '').localeCompare(b.startsAt ?? ''),
  )
  return Promise.all(
    earliestFirst.map(async ({ content, ...entry }) => ({
      ...entry,
      html: await html(content, language, `${entry.slug}-`),
    })),
  )
}

export type Post = Awaited<ReturnType<typeof readPosts>>[number]
