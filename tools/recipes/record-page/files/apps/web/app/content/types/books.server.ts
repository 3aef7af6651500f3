import { z } from 'zod'
import { listQuery } from '../content-query.server.ts'
import { markdownText } from '../markdown.server.ts'
import { mergedList } from '../read.server.ts'
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
  entries: ({ rest }, query) => rest.books.list(query),
  rows: ({ rest }, query) => rest.books.list(query),
})

/** The books of the library. */
export const read = mergedList(query, (books) => books)

const searchFields = async ({ author, content, language }: Book) => ({
  about: [author],
  texts: [await markdownText(content, language)],
})

export const bookRecords = { query, read, searchFields }

export type Book = Awaited<ReturnType<typeof read>>[number]
