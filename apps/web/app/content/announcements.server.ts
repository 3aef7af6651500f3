import { AnouncementsDocument } from '@islamic-centre/graphql-client'
import type { Language } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import type { Source } from './clients.server.ts'
import { contentLocale, preferLanguage } from './in-language.server.ts'
import { html } from './markdown.server.ts'
import { optionalText } from './media.server.ts'
import { readPreferring } from './read-block.server.ts'
import { validEntries } from './validate.server.ts'

const announcement = z.object({
  documentId: z.string(),
  title: z.string().min(1),
  description: optionalText,
  content: optionalText,
  date: z.iso.date(),
})

/** The announcements, newest first, their content as HTML. */
export async function readAnnouncements({ query }: Source, language: Language) {
  const lists = await readPreferring(language, 'anouncements', [], async (it) => {
    const variables = { locale: contentLocale(it), sort: ['date:desc'], pagination: { limit: 50 } }
    const { data } = await query(AnouncementsDocument, variables)
    return validEntries('anouncement', announcement, data.anouncements)
  })
  const newestFirst = preferLanguage(language, lists).sort((a, b) => b.date.localeCompare(a.date))
  return Promise.all(
    newestFirst.map(async ({ content, ...entry }) => ({
      ...entry,
      html: await html(content, language, `${entry.documentId}-`),
    })),
  )
}
