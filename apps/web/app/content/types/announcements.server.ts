import { AnouncementRowsDocument, AnouncementsDocument } from '@islamic-centre/graphql-client'
import type { Language } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import { listQuery } from '../content-query.server.ts'
import { markdownText, withHtml } from '../markdown.server.ts'
import { mergedList } from '../read.server.ts'
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

export const query = listQuery({
  name: 'anouncements',
  type: 'anouncement',
  schema,
  entries: ({ graphql }, query) => graphql.entries(AnouncementsDocument, query),
  rows: ({ graphql }, query) => graphql.rows(AnouncementRowsDocument, query),
})

/** The announcements, the newest first. */
export const read = mergedList(query, (all) => all.sort((a, b) => b.date.localeCompare(a.date)))

const searchFields = async ({ description, content, language, date }: Announcement) => ({
  texts: [description, await markdownText(content, language)],
  date,
})

export const announcementRecords = { query, read, searchFields }

/** The home page has their whole texts; older ones are on the page of announcements. */
const maxInCarousel = 10

/** The announcements of the home page, their content as HTML. */
export async function readLatest(source: Source, language: Language) {
  const newest = (await read(source, language)).slice(0, maxInCarousel)
  return Promise.all(newest.map((it) => withHtml(it, language, { idPrefix: `${it.slug}-`, topHeading: 4 })))
}

export type Announcement = Awaited<ReturnType<typeof read>>[number]
