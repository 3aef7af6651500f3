import type { Language } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import { singleQuery } from '../content-query.server.ts'
import { readEntry } from '../read.server.ts'
import { restEntry } from '../request.server.ts'
import type { Source } from '../sources.server.ts'
import { image, optional, optionalLink, optionalText } from './media.server.ts'

export const aboutQuery = singleQuery({
  name: 'about',
  type: 'about',
  schema: z.object({
    title: z.string().min(1),
    summary: optionalText,
    Instagram: optionalLink,
    Telegram: optionalLink,
    Facebook: optionalLink,
    YouTube: optionalLink,
    Email: optionalText,
    phones: z.object({ manager: optionalText, funeral: optionalText, other: optionalText }).nullish(),
    address: optionalText,
    latitude: z.number().nullish(),
    longitude: z.number().nullish(),
    registrationNumber: optionalText,
    copyright: optionalText,
    content: optionalText,
    biography: optionalText,
    article: optionalText,
    portrait: optional('portrait', image),
  }),
  ...restEntry('about', ['phones', 'portrait']),
})

/** Who the centre is and how to reach it: the footer's content. */
export async function readAbout(source: Source, language: Language) {
  const found = await readEntry(source, aboutQuery, language)
  if (!found) return undefined
  // The long texts have pages of their own.
  const { content, biography, article, portrait, ...about } = found
  return about
}
