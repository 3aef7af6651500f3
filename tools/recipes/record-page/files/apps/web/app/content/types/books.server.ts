import type { Language } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import { listQuery } from '../content-query.server.ts'
import { preferLanguage } from '../in-language.server.ts'
import { markdownText } from '../markdown.server.ts'
import { none, readTranslations } from '../read.server.ts'
import { restList } from '../request.server.ts'
import type { Source } from '../sources.server.ts'
import { optionalText } from './media.server.ts'

export const schema = z.object({
  documentId: z.string(),
  slug: z.string().min(1),
  title: z.string().min(1),
  author: optionalText,
  content: optionalText,
})

export const query = listQuery({
  name: 'books',
  type: 'book',
  schema,
  ...restList('books'),
})

/** The books of the library. */
export async function read(source: Source, language: Language) {
  return preferLanguage(language, await readTranslations(source, query, language, none))
}

const searchFields = async ({ author, content, language }: Book) => ({
  about: [author],
  texts: [await markdownText(content, language)],
})

export const bookRecords = { query, read, searchFields }

export type Book = Awaited<ReturnType<typeof read>>[number]
