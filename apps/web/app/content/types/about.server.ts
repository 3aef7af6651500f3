import type { Language } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import { entryQuery } from '../content-query.server.ts'
import { firstWith } from '../in-language.server.ts'
import { html } from '../markdown.server.ts'
import { readEntry, readEntryTranslations } from '../read.server.ts'
import type { Source } from '../sources.server.ts'
import { image, optional, optionalLink, optionalText } from './media.server.ts'

export const schema = z.object({
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
})

export const query = entryQuery({
  name: 'about',
  type: 'about',
  schema,
  entry: ({ rest }, locale) => rest.about.get({ locale, populate: ['phones', 'portrait'] }),
})

/** Who the centre is and how to reach it: the footer's content. */
export async function read(source: Source, language: Language) {
  const found = await readEntry(source, query, language)
  if (!found) return undefined
  // The long texts have pages of their own.
  const { content, biography, article, portrait, ...about } = found
  return about
}

/** The long texts about the centre as HTML, each in the visitor's language where it is written in it. */
export async function readTexts(source: Source, language: Language) {
  const found = await readEntryTranslations(source, query, language)
  const text = async (name: 'content' | 'biography' | 'article') => {
    const it = firstWith(language, found, name)
    return it && { html: await html(it.value, language, { idPrefix: `${name}-` }), language: it.language }
  }
  const [content, biography, article] = await Promise.all([
    text('content'),
    text('biography'),
    text('article'),
  ])
  return {
    content,
    biography,
    article,
    portrait: firstWith(language, found, 'portrait')?.value,
  }
}

export type AboutTexts = Awaited<ReturnType<typeof readTexts>>
