import { z } from 'zod'
import { listQuery } from '../content-query.server.ts'
import { markdownText } from '../markdown.server.ts'
import { mergedList } from '../read.server.ts'
import { instant, optionalLink, optionalText } from './media.server.ts'

export const schema = z.object({
  documentId: z.string(),
  slug: z.string().min(1),
  title: z.string().min(1),
  calendar: z.enum(['hijri', 'solar_hijri', 'gregorian']),
  month: z.number().int().min(1).max(12),
  day: z.number().int().min(1).max(31),
  kind: z.enum(['birth', 'martyrdom', 'feast', 'mourning', 'national']),
  text: optionalText,
  closed: z.boolean().nullish(),
  evening: z.boolean().nullish(),
  programme: optionalLink,
  updatedAt: instant,
})

export const query = listQuery({
  name: 'occasions',
  type: 'occasion',
  schema,
  entries: ({ rest }, query) => rest.occasions.list(query),
  rows: ({ rest }, query) => rest.occasions.list(query),
})

/** The occasions, in the order of their days within each calendar. */
export const read = mergedList(query, (all) => all.sort((a, b) => a.month - b.month || a.day - b.day))

const searchFields = async ({ text, language }: Occasion) => ({
  texts: [await markdownText(text, language)],
})

export const occasionRecords = { query, read, searchFields }

export type Occasion = Awaited<ReturnType<typeof read>>[number]
