import type { Language } from '@islamic-centre/i18n/locales'
import { type Adjustments, cities, civilDateIn, type MethodId, methods } from '@islamic-centre/prayer-times'
import { z } from 'zod'
import type { HijriSettings } from '../../dates/hijri-day.ts'
import { latestOf } from '../../dates/latest-of.ts'
import { maghribOn } from '../../dates/maghrib.ts'
import { entryQuery, type LatestValue } from '../content-query.server.ts'
import { firstWith } from '../in-language.server.ts'
import { readEntryTranslations } from '../read.server.ts'
import type { Source } from '../sources.server.ts'
import {
  audioFile,
  image,
  instant,
  link,
  listOf,
  optional,
  optionalLink,
  optionalText,
} from './media.server.ts'

/** How the centre computes its times and dates: its method, minutes added, and its Hijri calendar. */
export type PrayerSettings = HijriSettings & { method: MethodId; adjustments: Adjustments }

/** Used while the content server has no settings. */
export const standardPrayerSettings: PrayerSettings = {
  method: 'jafari',
  adjustments: {},
  hijriOffset: 0,
  months: [],
}

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

const channel = z.object({ title: z.string().min(1), text: optionalText, url: link })
const labelledLink = z.object({ label: z.string().min(1), url: link })
const usefulLink = z.object({
  kind: z.enum(['qibla', 'dua', 'magazine', 'jurisprudence', 'quran', 'other']),
  label: z.string().min(1),
  url: link,
})
const book = z.object({
  title: z.string().min(1),
  text: optionalText,
  cover: optional('cover', image),
  link: optionalLink,
})
const advert = z.object({
  title: z.string().min(1),
  text: optionalText,
  image: optional('image', image),
  link: optionalLink,
})
const belief = z.object({ title: z.string().min(1), text: optionalText })
const beliefs = z.object({ title: z.string().min(1), content: optionalText, items: listOf('belief', belief) })
const aboutBlock = z.object({ title: z.string().min(1), text: optionalText, image: optional('image', image) })

const callAudio = z.object({
  dawn: optional('call-audio-dawn', audioFile),
  noon: optional('call-audio-noon', audioFile),
  evening: optional('call-audio-evening', audioFile),
})

const filled = <Item>(list: Item[]) => (list.length > 0 ? list : undefined)

// An invalid block or link is left out, since the prayer settings beside it are needed.
export const schema = z.object({
  documentId: z.string(),
  bookPromotion: optional('book-promotion', book),
  adverts: listOf('advert', advert).transform(filled),
  beliefs: optional('beliefs', beliefs),
  aboutBlock: optional('about-block', aboutBlock),
  messagingChannel: optional('messaging-channel', channel),
  usefulLinks: listOf('useful-link', usefulLink).transform(filled),
  callAudio: optional('call-audio', callAudio),
  prayerSite: optional('prayer-site', labelledLink),
  monthlyView: optional('monthly-view', labelledLink),
  method: z.enum(Object.keys(methods) as MethodId[]).nullish(),
  hijriOffset: z.number().int().min(-3).max(3).nullish(),
  dayAccent: z.boolean().nullish(),
  minuteAdjustments: adjustments.nullish(),
  updatedAt: instant,
})

const populate = {
  bookPromotion: { populate: ['cover'] },
  adverts: { populate: ['image'] },
  beliefs: { populate: ['items'] },
  aboutBlock: { populate: ['image'] },
  messagingChannel: true,
  usefulLinks: true,
  callAudio: { populate: ['dawn', 'noon', 'evening'] },
  prayerSite: true,
  monthlyView: true,
  minuteAdjustments: true,
}

/** The method and adjustments of the centre, the usual ones where there are none. */
const timesBy = (page: Pick<z.output<typeof schema>, 'method' | 'minuteAdjustments'> | undefined | null) => ({
  method: page?.method ?? standardPrayerSettings.method,
  adjustments: page?.minuteAdjustments ?? standardPrayerSettings.adjustments,
})

export const query = entryQuery({
  name: 'main-page',
  type: 'main-page',
  schema,
  entry: ({ rest }, locale) => rest.mainPage.get({ locale, populate }),
  // At Maghrib the Hijri date changes.
  moments: (page, now) => {
    const maghrib = maghribOn(civilDateIn(cities.toronto.timeZone, now), cities.toronto, timesBy(page))
    return maghrib ? [maghrib.getTime()] : []
  },
})

type Found<Value> = { value: Value; language: Language } | undefined

const withLanguage = <Block extends object>(found: Found<Block>) =>
  found && { ...found.value, language: found.language }

const eachWithLanguage = <Item extends object>(found: Found<Item[]>) =>
  found ? found.value.map((item) => ({ ...item, language: found.language })) : []

/** The settings that were read last; the Hijri months are beside them. */
export function latestPrayerSettings(latest: LatestValue, months: PrayerSettings['months']): PrayerSettings {
  const page = latest(query)
  return { ...timesBy(page), hijriOffset: page?.hijriOffset ?? standardPrayerSettings.hijriOffset, months }
}

/** When the page, and perhaps a setting of the times, was published last in any language. */
export async function readChangedAt(source: Source, language: Language): Promise<string | undefined> {
  const found = await readEntryTranslations(source, query, language)
  return latestOf(Object.values(found).map((page) => page?.updatedAt))
}

/** The home page's settings and its own blocks, each block in the visitor's language where it is written in it. */
export async function read(source: Source, language: Language) {
  const found = await readEntryTranslations(source, query, language)
  const part = <Name extends keyof z.output<typeof schema>>(name: Name) => firstWith(language, found, name)
  return {
    bookPromotion: withLanguage(part('bookPromotion')),
    adverts: eachWithLanguage(part('adverts')),
    beliefs: withLanguage(part('beliefs')),
    aboutBlock: withLanguage(part('aboutBlock')),
    messagingChannel: withLanguage(part('messagingChannel')),
    usefulLinks: eachWithLanguage(part('usefulLinks')),
    callAudio: part('callAudio')?.value ?? {},
    prayerSite: withLanguage(part('prayerSite')),
    monthlyView: withLanguage(part('monthlyView')),
    /** Whether the header is marked on days of mourning and feasts. */
    dayAccent: part('dayAccent')?.value === true,
    prayerSettings: {
      ...timesBy({ method: part('method')?.value, minuteAdjustments: part('minuteAdjustments')?.value }),
      hijriOffset: part('hijriOffset')?.value ?? standardPrayerSettings.hijriOffset,
    },
  }
}

export type MainPage = Awaited<ReturnType<typeof read>>
