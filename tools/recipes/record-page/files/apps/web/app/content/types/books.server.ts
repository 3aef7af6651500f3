import type { Language } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import { readAllPages } from '../all-pages.server.ts'
import { listQuery } from '../content-query.server.ts'
import { preferLanguage } from '../in-language.server.ts'
import { readPreferring } from '../read-query.server.ts'
import type { Source } from '../sources.server.ts'
import { optionalText } from './media.server.ts'

const books = listQuery({
  name: 'books',
  type: 'book',
  schema: z.object({
    documentId: z.string(),
    slug: z.string().min(1),
    title: z.string().min(1),
    author: optionalText,
    content: optionalText,
  }),
  ask: ({ rest }, locale) => readAllPages('books', (pagination) => rest.books.list({ pagination, locale })),
})

/** The books of the library. */
export async function readBooks(source: Source, language: Language) {
  return preferLanguage(language, await readPreferring(source, books, language, []))
}

export type Book = Awaited<ReturnType<typeof readBooks>>[number]
