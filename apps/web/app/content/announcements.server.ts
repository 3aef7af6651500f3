import { AnouncementsDocument, type AnouncementsQuery } from '@islamic-centre/graphql-client'
import type { Language } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import type { Source } from './clients.server.ts'
import { contentLocale, preferLanguage } from './in-language.server.ts'
import { withHtml } from './markdown.server.ts'
import { image, optional, optionalText } from './media.server.ts'
import { readPreferring } from './read-block.server.ts'
import { validEntries } from './validate.server.ts'

const announcement = z.object({
  documentId: z.string(),
  slug: z.string().min(1),
  title: z.string().min(1),
  description: optionalText,
  content: optionalText,
  date: z.iso.date(),
  image: optional('image', image),
})

const pageSize = 100

/** Every page of the list. */
async function readAll({ query }: Source, language: Language) {
  const all: AnouncementsQuery['anouncements'] = []
  for (let start = 0; ; start += pageSize) {
    const variables = {
      locale: contentLocale(language),
      sort: ['date:desc'],
      pagination: { start, limit: pageSize },
    }
    const { data } = await query(AnouncementsDocument, variables)
    all.push(...data.anouncements)
    if (data.anouncements.length < pageSize) return validEntries('anouncement', announcement, all)
  }
}

/** The announcements, newest first. */
export async function readAnnouncements(source: Source, language: Language) {
  const lists = await readPreferring(language, 'anouncements', [], (it) => readAll(source, it))
  return preferLanguage(language, lists).sort((a, b) => b.date.localeCompare(a.date))
}

const inCarousel = 50

/** The announcements of the home page, their content as HTML. */
export async function readLatestAnnouncements(source: Source, language: Language) {
  const newest = (await readAnnouncements(source, language)).slice(0, inCarousel)
  return Promise.all(newest.map((it) => withHtml(it, language, `${it.slug}-`)))
}

export type Announcement = Awaited<ReturnType<typeof readAnnouncements>>[number]
