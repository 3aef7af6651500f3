import { MainPageEventDocument } from '@islamic-centre/graphql-client'
import type { Language } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import { entryQuery } from '../content-query.server.ts'
import { preference } from '../in-language.server.ts'
import { html } from '../markdown.server.ts'
import { readTranslations } from '../read.server.ts'
import type { Source } from '../sources.server.ts'
import { optionalText } from './media.server.ts'

export const schema = z.object({ Title: z.string().min(1), Content: optionalText })

export const query = entryQuery({
  name: 'mainPageEvent',
  type: 'main-page-event',
  schema,
  entry: ({ graphql }, locale) => graphql.entry(MainPageEventDocument, locale),
})

/** The event text of the home page, its content as HTML. */
export async function read(source: Source, language: Language) {
  const found = await readTranslations(source, query, language, null)
  const from = preference(language).find((it) => found[it])
  const event = from && found[from]
  if (!event) return undefined
  return { title: event.Title, html: await html(event.Content, language, { topHeading: 3 }), language: from }
}
