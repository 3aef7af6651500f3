import { MainPageEventDocument } from '@islamic-centre/graphql-client'
import type { Language } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import { soonestFirst } from '../days/ahead.ts'
import { beginningOf, dayOf } from '../days/civil-day.ts'
import type { Source } from './clients.server.ts'
import { contentLocale, preference, preferLanguage } from './in-language.server.ts'
import { html } from './markdown.server.ts'
import { image, instant, optional, optionalText } from './media.server.ts'
import { readPreferring } from './read-block.server.ts'
import { validEntries, validEntry } from './validate.server.ts'

const mainPageEvent = z.object({ Title: z.string().min(1), Content: optionalText })

/** The event text of the home page, its content as HTML. */
export async function readMainPageEvent({ query }: Source, language: Language) {
  const found = await readPreferring(language, 'mainPageEvent', undefined, async (it) => {
    const { data } = await query(MainPageEventDocument, { locale: contentLocale(it) })
    return data.mainPageEvent ? validEntry('main-page-event', mainPageEvent, data.mainPageEvent) : undefined
  })
  const from = preference(language).find((it) => found[it])
  const event = from && found[from]
  if (!event) return undefined
  return { title: event.Title, html: await html(event.Content, language), language: from }
}

const post = z.object({
  documentId: z.string(),
  slug: z.string().min(1),
  title: z.string().min(1),
  excerpt: optionalText,
  place: optionalText,
  cover: optional('cover', image),
  startsAt: z.iso.datetime({ offset: true }),
  endsAt: instant,
})

/** The next events that are ahead (`isAhead`) and have a day, soonest first. */
export async function readUpcomingEvents({ rest }: Source, language: Language, now: Date, limit: number) {
  const filters = {
    kind: { $eq: 'event' },
    $or: [
      { endsAt: { $gte: now.toISOString() } },
      { endsAt: { $null: true }, startsAt: { $gte: beginningOf(dayOf(now)).toISOString() } },
    ],
  }
  const lists = await readPreferring(language, 'posts', [], async (it) => {
    const asked = {
      filters,
      populate: ['cover' as const],
      sort: 'startsAt:asc',
      pagination: { pageSize: limit },
      locale: contentLocale(it),
    }
    const { data } = await rest.posts.list(asked)
    return validEntries('post', post, data)
  })
  return preferLanguage(language, lists).sort(soonestFirst).slice(0, limit)
}
