import type { Language } from '@islamic-centre/i18n/locales'
import { type Adjustments, type MethodId, methods } from '@islamic-centre/prayer-times'
import { z } from 'zod'
import type { Source } from './clients.server.ts'
import { link, optional, optionalLink, optionalText } from './media.server.ts'
import { readSingle } from './single.server.ts'
import { validEntries, validEntry } from './validate.server.ts'

/** How the centre computes its times: its method, minutes added, days by which its Hijri date differs. */
export type PrayerSettings = { method: MethodId; adjustments: Adjustments; hijriOffset: number }

/** Used while the content server does not say. */
export const standardPrayerSettings: PrayerSettings = { method: 'jafari', adjustments: {}, hijriOffset: 0 }

const minutes = z
  .number()
  .int()
  .min(-60)
  .max(60)
  .nullish()
  .transform((it) => it ?? 0)
const adjustments = z.object({
  imsak: minutes,
  fajr: minutes,
  sunrise: minutes,
  dhuhr: minutes,
  asr: minutes,
  sunset: minutes,
  maghrib: minutes,
  isha: minutes,
})

const channel = z.object({ title: z.string().min(1), text: optionalText, url: optionalLink })
const labelledLink = z.object({ label: z.string().min(1), url: link })
const usefulLink = z.object({ kind: z.string(), label: z.string().min(1), url: optionalLink })

// A faulty link or channel costs only itself: the prayer settings beside it must stand.
const schema = z
  .object({
    messagingChannel: z
      .custom<z.input<typeof channel>>()
      .nullish()
      .transform((it) => (it ? validEntry('messaging-channel', channel, it) : undefined)),
    usefulLinks: z
      .array(z.custom<z.input<typeof usefulLink>>())
      .nullish()
      .transform((it) => validEntries('useful-link', usefulLink, it ?? [])),
    prayerSite: optional('prayer-site', labelledLink),
    monthlyView: optional('monthly-view', labelledLink),
    method: z.enum(Object.keys(methods) as MethodId[]).nullish(),
    hijriOffset: z.number().int().min(-3).max(3).nullish(),
    minuteAdjustments: adjustments.nullish(),
  })
  .transform(({ method, hijriOffset, minuteAdjustments, ...blocks }) => ({
    ...blocks,
    prayerSettings: {
      method: method ?? standardPrayerSettings.method,
      adjustments: minuteAdjustments ?? standardPrayerSettings.adjustments,
      hijriOffset: hijriOffset ?? standardPrayerSettings.hijriOffset,
    },
  }))

/** The home page's own settings and blocks. */
export const readMainPage = ({ rest }: Source, language: Language) =>
  readSingle('main-page', schema, language, (locale) =>
    rest.mainPage.get({
      populate: ['messagingChannel', 'usefulLinks', 'prayerSite', 'monthlyView', 'minuteAdjustments'],
      locale,
    }),
  )
