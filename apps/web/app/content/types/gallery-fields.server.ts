import { z } from 'zod'
import type { InLanguage } from '../in-language.server.ts'
import { optionalText } from './media.server.ts'

/** The fields that videos and albums share. */
export const gallery = z.object({
  documentId: z.string(),
  slug: z.string().min(1),
  title: z.string().min(1),
  description: optionalText,
  date: z.iso.date().nullish(),
})

/** The newest first; what has no date comes last. */
export const byDate = <Entry extends { date?: string | null | undefined }>(entries: InLanguage<Entry>[]) =>
  entries.sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
