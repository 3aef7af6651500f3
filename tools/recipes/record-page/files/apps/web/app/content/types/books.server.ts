import type { Language } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import { listQuery } from '../content-query.server.ts'
import { preferLanguage } from '../in-language.server.ts'
import { none, readTranslations } from '../read.server.ts'
import { restList } from '../request.server.ts'
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
  ...restList('books'),
})

/** The books of the library. */
export async function readBooks(source: Source, language: Language) {
  return preferLanguage(language, await readTranslations(source, books, language, none))
}

export type Book = Awaited<ReturnType<typeof readBooks>>[number]
