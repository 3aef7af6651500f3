import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { formatTime } from '@islamic-centre/i18n/formats'
import type { Language } from '@islamic-centre/i18n/locales'
import { cities } from '@islamic-centre/prayer-times'
import type { Occasion } from '../../content/types/occasions.server.ts'
import { dayOf, daysLater } from '../../dates/civil-day.ts'
import { formatCivilDay } from '../../dates/format-days.ts'
import { type HijriSettings, hijriDaysBetween } from '../../dates/hijri-day.ts'
import { dayInCalendars } from './day-in-calendars.server.ts'
import type { entriesBetween } from './entries-between.server.ts'
import { daysOfEvent } from './month-of-days.server.ts'
import { occasionsOnDays } from './occasions-on-days.ts'
import { shownOccasion } from './shown-occasion.ts'

const { timeZone } = cities.toronto

type Entry = ReturnType<typeof entriesBetween>[number]

type Shown = {
  occasions: readonly Occasion[]
  entries: readonly Entry[]
  settings: HijriSettings
}

/** The first and the last of the seven days from an instant on. */
export function daysOfWeek(now: Date): readonly [string, string] {
  const today = dayOf(now)
  return [today, daysLater(today, 6)]
}

/** When an entry takes place on its day: `7 p.m. – 9 p.m.`; its end only where it is on the same day. */
function clockOf(language: Language, { startsAt, endsAt }: Entry): string {
  if (!startsAt) return ''
  const from = formatTime(language, new Date(startsAt), timeZone)
  if (!endsAt || dayOf(new Date(endsAt)) !== dayOf(new Date(startsAt))) return from
  const { span } = dictionaries[language].dates
  return span.replace('{{from}}', from).replace('{{to}}', formatTime(language, new Date(endsAt), timeZone))
}

/** Seven days of the centre: each that has something in three calendars, with its occasions and its programme. */
export function weekOfDays(
  language: Language,
  [first, last]: readonly [string, string],
  { occasions, entries, settings }: Shown,
) {
  const hijri = hijriDaysBetween(settings, first, last)
  const onDay = Map.groupBy(occasionsOnDays(occasions, { from: first, to: last, hijri }), ({ date }) => date)
  const entriesOnDay = Map.groupBy(
    entries.flatMap((entry) => daysOfEvent(entry).map((date) => ({ date, entry }))),
    ({ date }) => date,
  )
  const days = Array.from({ length: 7 }, (_, at) => daysLater(first, at)).map((date) => ({
    ...dayInCalendars(language, date, settings),
    occasions: (onDay.get(date) ?? []).map(({ occasion }) => shownOccasion(occasion, language)),
    entries: (entriesOnDay.get(date) ?? [])
      .toSorted((one, other) => Date.parse(one.entry.startsAt ?? '') - Date.parse(other.entry.startsAt ?? ''))
      .map(({ entry }) => {
        const { kind, slug, title, place, language: written, occurrence } = entry
        return {
          kind,
          slug,
          title,
          place,
          written,
          // An event of several days began on the first.
          clock: entry.startsAt && dayOf(new Date(entry.startsAt)) === date ? clockOf(language, entry) : '',
          ...(occurrence && { occurrence }),
        }
      }),
  }))
  return {
    span: dictionaries[language].week.span
      .replace('{{from}}', formatCivilDay(language, first))
      .replace('{{to}}', formatCivilDay(language, last)),
    days: days.filter((it) => it.occasions.length + it.entries.length > 0),
  }
}

export type WeekOfDays = ReturnType<typeof weekOfDays>
