import { AnouncementRowsDocument, AnouncementsDocument } from '@islamic-centre/graphql-client'
import type { Language } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import { listQuery } from '../content-query.server.ts'
import { preferLanguage } from '../in-language.server.ts'
import { markdownText, withHtml } from '../markdown.server.ts'
import { memoizeLists } from '../memoize.server.ts'
import { none, readTranslations } from '../read.server.ts'
import { graphqlList } from '../request.server.ts'
import type { Source } from '../sources.server.ts'
import { image, optional, optionalText } from './media.server.ts'

export const schema = z.object({
  documentId: z.string(),
  slug: z.string().min(1),
  title: z.string().min(1),
  description: optionalText,
  content: optionalText,
  date: z.iso.date(),
  image: optional('image', image),
})
type Entry = z.output<typeof schema>

export const query = listQuery({
  name: 'anouncements',
  type: 'anouncement',
  schema,
  ...graphqlList(AnouncementsDocument, AnouncementRowsDocument),
})

const newestFirst = memoizeLists((language, lists: Record<Language, readonly Entry[]>) =>
  preferLanguage(language, lists).sort((a, b) => b.date.localeCompare(a.date)),
)

/** The announcements, newest first. */
export async function read(source: Source, language: Language) {
  return newestFirst(language, await readTranslations(source, query, language, none))
}

const searchFields = async ({ description, content, language, date }: Announcement) => ({
  texts: [description, await markdownText(content, language)],
  date,
})

export const announcementRecords = { query, read, searchFields }

/** With their whole texts; the page of announcements has the others. */
const inCarousel = 10

/** The announcements of the home page, their content as HTML. */
export async function readLatest(source: Source, language: Language) {
  const newest = (await read(source, language)).slice(0, inCarousel)
  return Promise.all(newest.map((it) => withHtml(it, language, `${it.slug}-`)))
}

export type Announcement = Awaited<ReturnType<typeof read>>[number]
