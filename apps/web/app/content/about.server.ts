import type { Language } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import type { Source } from './clients.server.ts'
import { optionalLink, optionalText } from './media.server.ts'
import { readSingle } from './single.server.ts'

const schema = z.object({
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
})

/** Who the centre is and how to reach it: the footer's content. */
export const readAbout = ({ rest }: Source, language: Language) =>
  readSingle('about', schema, language, (locale) => rest.about.get({ populate: ['phones'], locale }))
