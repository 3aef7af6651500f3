import type { Language } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import { rest } from './clients.server.ts'
import { optionalLink, optionalText } from './media.server.ts'
import { readSingle } from './single.server.ts'

const minutes = z
  .number()
  .int()
  .nullish()
  .transform((it) => it ?? 0)
const schema = z.object({
  messagingChannel: z.object({ title: z.string().min(1), text: optionalText, url: optionalLink }).nullish(),
  usefulLinks: z
    .array(z.object({ kind: z.string(), label: z.string().min(1), url: optionalLink }))
    .nullish()
    .transform((it) => it ?? []),
  method: z.string().nullish(),
  hijriOffset: z.number().int().min(-3).max(3).nullish(),
  minuteAdjustments: z
    .object({
      imsak: minutes,
      fajr: minutes,
      sunrise: minutes,
      dhuhr: minutes,
      asr: minutes,
      sunset: minutes,
      maghrib: minutes,
      isha: minutes,
    })
    .nullish(),
})

/** The home page's own settings and blocks. */
export const readMainPage = (language: Language) =>
  readSingle('main-page', schema, language, (locale) =>
    rest.GET('/main-page', {
      params: { query: { populate: ['messagingChannel', 'usefulLinks', 'minuteAdjustments'], locale } },
    }),
  )
