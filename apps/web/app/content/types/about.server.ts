import type { Language } from '@islamic-centre/i18n/locales'
import { z } from 'zod'
import { openNow } from '../../opening-hours/changes.ts'
import { places } from '../../opening-hours/hours.ts'
import { changesOf } from '../../opening-hours/open-state.ts'
import { entryQuery } from '../content-query.server.ts'
import { firstWith } from '../in-language.server.ts'
import { html } from '../markdown.server.ts'
import { readEntry, readEntryTranslations } from '../read.server.ts'
import type { Source } from '../sources.server.ts'
import { image, listOf, optional, optionalLink, optionalText, shownPicture } from './media.server.ts'
import { openingHours } from './opening-hours.server.ts'
import { moment } from './pages.server.ts'

/** Whom to ask about something; an editor may leave the name out. */
const person = z.object({
  role: z.string().min(1),
  name: optionalText,
  note: optionalText,
  phone: optionalText,
  email: optionalText,
  picture: optional('person', image),
})

/** A list without items is none, so that the other language's is shown. */
const unlessEmpty = <Item>(items: Item[]) => (items.length > 0 ? items : undefined)

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
  timeline: listOf('about-moment', moment).transform(unlessEmpty),
  people: listOf('person', person).transform(unlessEmpty),
  messageRetentionDays: z.number().int().positive().nullish(),
  directions: optionalText,
  parking: optionalText,
  transit: optionalText,
  hours: openingHours,
})

const populate = {
  phones: true,
  portrait: true,
  timeline: true,
  people: { populate: { picture: true } },
  hours: { populate: ['office', 'prayerHall', 'exceptions'] },
}

export const query = entryQuery({
  name: 'about',
  type: 'about',
  schema,
  entry: ({ rest }, locale) => rest.about.get({ locale, populate }),
  moments: (about, now) => {
    const state = about?.hours && openNow(about.hours, now)
    return state ? places.flatMap((place) => changesOf(state, place) ?? []) : []
  },
})

/** Who the centre is and how to reach it: the footer's content. `openNow` has the openings and closings that come next. */
export async function read(source: Source, language: Language, now: Date) {
  const found = await readEntry(source, query, language)
  if (!found) return undefined
  // The other texts have pages of their own, and the retention of messages is on the privacy page.
  const {
    content,
    biography,
    article,
    portrait,
    timeline,
    people,
    messageRetentionDays,
    directions,
    parking,
    transit,
    hours,
    ...about
  } = found
  return { ...about, openNow: hours && openNow(hours, now.getTime()) }
}

/** The opening hours and how to get to the centre, each text in the visitor's language where it is written in it. */
export async function readVisit(source: Source, language: Language) {
  const found = await readEntryTranslations(source, query, language)
  return {
    hours: firstWith(language, found, 'hours')?.value,
    directions: firstWith(language, found, 'directions'),
    parking: firstWith(language, found, 'parking'),
    transit: firstWith(language, found, 'transit'),
  }
}

export type Visit = Awaited<ReturnType<typeof readVisit>>

/** After how many days the content server deletes a visitor's message; null if it does not. */
export async function readMessageRetentionDays(source: Source, language: Language): Promise<number | null> {
  const found = await readEntryTranslations(source, query, language)
  return firstWith(language, found, 'messageRetentionDays')?.value ?? null
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
  const portrait = firstWith(language, found, 'portrait')
  const timeline = firstWith(language, found, 'timeline')
  const people = firstWith(language, found, 'people')
  return {
    content,
    biography,
    article,
    portrait: portrait && shownPicture(portrait.value, language),
    timeline,
    people: people && {
      ...people,
      value: people.value.map(({ picture, ...it }) => ({
        ...it,
        ...(picture && { picture: shownPicture(picture, language) }),
      })),
    },
  }
}

export type AboutTexts = Awaited<ReturnType<typeof readTexts>>
