import { jalaliDate } from '@islamic-centre/prayer-times'
import type { Occurrence } from '@islamic-centre/schedule/occurrences'
import type { HijriDay, Schedule } from '@islamic-centre/schedule/schedule'
import { hijriMonths } from '@islamic-centre/site-contract/hijri-months'
import { clockTimeOf } from '../dates/centre-time'
import { optionLabels } from '../editing/field-labels'
import { panelLanguage } from '../invalid-requests/panel-messages'
import type { CentrePlace } from './centre-place'
import type { ListedOccurrence } from './occurrence-answer'
import { prayerNames } from './prayer-names'

const dayMs = 86_400_000
const dayAfter = (date: string) => new Date(Date.parse(date) + dayMs).toISOString().slice(0, 10)

type Language = ReturnType<typeof panelLanguage>

const persianDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit)))

const digits = (text: string | number) =>
  panelLanguage() === 'fa' ? persianDigits(String(text)) : String(text)

/** The clock of the centre with the digits of the panel's language. */
export const clock = (moment: Date) => digits(clockTimeOf(moment).time)

export function span(startsAt: Date, endsAt: Date | undefined) {
  if (!endsAt) return clock(startsAt)
  return panelLanguage() === 'fa'
    ? `${clock(startsAt)} تا ${clock(endsAt)}`
    : `${clock(startsAt)}–${clock(endsAt)}`
}

const gregorianLocale = { en: 'en-CA', fa: 'fa-u-ca-gregory' }
const utc = { timeZone: 'UTC' } as const

const weekday = (date: string, language: Language) =>
  new Intl.DateTimeFormat(gregorianLocale[language], { ...utc, weekday: 'long' }).format(Date.parse(date))

const gregorian = (date: string, language: Language) =>
  new Intl.DateTimeFormat(gregorianLocale[language], { ...utc, dateStyle: 'long' }).format(Date.parse(date))

const solarMonths = (language: Language) =>
  new Intl.DateTimeFormat(language === 'fa' ? 'fa' : 'en-u-ca-persian', { ...utc, month: 'long' })

function solar(date: string, language: Language) {
  const { year, day } = jalaliDate(date)
  return digits(`${day} ${solarMonths(language).format(Date.parse(date))} ${year}`)
}

function hijri({ year, month, day }: HijriDay, language: Language) {
  const name = hijriMonths[month - 1]
  return digits(`${day} ${(name && optionLabels[name]?.[language]) ?? month} ${year}`)
}

/** After Maghrib it is the eve of the next day. */
function hijriOf(startsAt: Date, date: string, place: CentrePlace, language: Language) {
  const { maghrib } = place.timesOn(date)
  if (!maghrib || startsAt < maghrib) return hijri(place.hijriDate(date), language)
  const next = hijri(place.hijriDate(dayAfter(date)), language)
  return language === 'fa' ? `شب ${next}` : `eve of ${next}`
}

/** An occurrence for the list of the panel, in its language. */
export function describeOccurrence(
  { day, startsAt, endsAt, exception }: Occurrence,
  schedule: Schedule,
  place: CentrePlace,
  warnings: string[],
): ListedOccurrence {
  const language = panelLanguage()
  const { date } = clockTimeOf(startsAt)
  const { start } = schedule
  const isMoved = exception && 'startsAt' in exception && exception.startsAt
  const prayer = start.by === 'prayer' && !isMoved ? place.prayerTime(day, start.prayer) : null
  return {
    day,
    startsAt: startsAt.toISOString(),
    weekday: weekday(date, language),
    time: span(startsAt, endsAt),
    gregorian: gregorian(date, language),
    solar: solar(date, language),
    hijri: hijriOf(startsAt, date, place, language),
    prayer:
      start.by === 'prayer' && prayer ? `${prayerNames[start.prayer][language]} ${clock(prayer)}` : null,
    change: exception?.change ?? null,
    warnings,
  }
}
