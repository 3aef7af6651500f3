import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import {
  formatClock,
  formatDayAndMonth,
  formatGregorianDay,
  formatNumber,
  formatWeekday,
} from '@islamic-centre/i18n/formats'
import type { Language } from '@islamic-centre/i18n/locales'
import {
  type CityId,
  cities,
  type DayTimeName,
  jalaliDate,
  prayerTimesOn,
} from '@islamic-centre/prayer-times'
import type { PrayerSettings } from '../../../content/types/main-page.server.ts'
import { daysLater, noonOf } from '../../../dates/civil-day.ts'
import { formatCivilDay } from '../../../dates/format-days.ts'
import type { Ramadan } from '../../../dates/ramadan.ts'
import { sharedI18n } from '../../../i18n/i18n-provider.tsx'
import { methodNotes, placeNote } from '../timetable/calculation-notes.ts'
import { clockChangeIn } from '../timetable/clock-change.ts'

/** The times of a day of the fast, and the midnight of the night that follows it. */
export const timesOfSheet = [
  'imsak',
  'fajr',
  'sunrise',
  'dhuhr',
  'maghrib',
  'midnight',
] as const satisfies DayTimeName[]

const daysInLongMonth = 30

/** An occasion on a civil day, in the language in which it is written. */
type SheetOccasion = { date: string; slug: string; title: string; written: Language }

type Shown = {
  city: CityId
  ramadan: Ramadan
  settings: PrayerSettings
  occasions: readonly SheetOccasion[]
}

/**
 * The sheet of a Ramadan, ready to show: the page and the PDF file have all they show from here. Where nobody has declared the
 * end of the month, it has a 30th day, marked as uncertain.
 */
export function ramadanSheet(language: Language, { city, ramadan, settings, occasions }: Shown) {
  const { t } = sharedI18n(language, dictionaries[language])
  const { timeZone } = cities[city]
  const { method, adjustments } = settings
  const named = { city: t(`cities.${city}`), year: formatNumber(language, ramadan.year) }
  const onDay = Map.groupBy(occasions, ({ date }) => date)
  const days = daysOf(ramadan).map((date, at) => {
    const times = prayerTimesOn(date, cities[city], { method, adjustments })
    const instant = noonOf(date)
    const isUncertain = at + 1 === daysInLongMonth && ramadan.endsCalculated
    return {
      date,
      number: formatNumber(language, at + 1),
      weekday: formatWeekday(language, instant, 'UTC'),
      dates: datesOf(language, date),
      friday: instant.getUTCDay() === 5,
      clocks: timesOfSheet.map((name) => {
        const moment = times[name]
        return moment
          ? { display: formatClock(language, moment, timeZone).clock, dateTime: moment.toISOString() }
          : null
      }),
      uncertain: isUncertain ? t('ramadan.ifThirty') : undefined,
      occasions: date > ramadan.last ? [] : (onDay.get(date) ?? []).map(({ date: _, ...it }) => it),
    }
  })
  return {
    city,
    year: ramadan.year,
    first: ramadan.first,
    title: t('ramadan.heading', named),
    description: t('ramadan.description', named),
    caption: t('ramadan.sheet', named),
    span: t('dates.span', {
      from: formatCivilDay(language, ramadan.first),
      to: formatCivilDay(language, ramadan.last),
    }),
    status: [
      t(ramadan.beginsCalculated ? 'ramadan.calculated' : 'ramadan.declared', named),
      ...(ramadan.endsCalculated ? [t('ramadan.endUnknown')] : []),
    ].join(' '),
    columns: timesOfSheet.map((name) => ({
      id: name,
      label: t(`timetable.short.${name}`),
      isLarge: name === 'imsak' || name === 'maghrib',
    })),
    labels: { day: t('ramadan.day'), date: t('ramadan.date'), occasion: t('ramadan.occasion') },
    days,
    notes: [
      ...clockChangeOf(language, ramadan, timeZone).map((change) => t(change.key, { day: change.day })),
      ...methodNotes(t, settings, timesOfSheet),
      t('timetable.midnightNote'),
      placeNote(t, language, city),
    ].join(' '),
  }
}

export type RamadanSheet = ReturnType<typeof ramadanSheet>

/** The days of the month; with the 30th, where nobody has declared that there is none. */
function daysOf({ first, last, endsCalculated }: Ramadan): string[] {
  const days = [first]
  for (let day = daysLater(first, 1); day <= last; day = daysLater(day, 1)) days.push(day)
  return days.length < daysInLongMonth && endsCalculated ? [...days, daysLater(last, 1)] : days
}

/** The Gregorian date of a day, in Persian after that of the solar Hijri calendar. */
function datesOf(language: Language, date: string): string[] {
  const { day, month } = formatDayAndMonth(language, noonOf(date), 'UTC')
  if (language === 'ca') return [`${month} ${day}`]
  const jalali = jalaliDate(date)
  const name = dictionaries.fa.jalaliMonths[String(jalali.month) as keyof typeof dictionaries.fa.jalaliMonths]
  return [`${formatNumber(language, jalali.day)} ${name}`, `${day} ${month}`]
}

function clockChangeOf(language: Language, { first, last }: Ramadan, timeZone: string) {
  const months = [...new Set([first, last].map((it) => it.slice(0, 7)))]
  return months.flatMap((month) => {
    const [year = 0, number = 0] = month.split('-').map(Number)
    const change = clockChangeIn({ year, month: number }, timeZone)
    const at = change && noonOf(change.date)
    const date = at?.toISOString().slice(0, 10) ?? ''
    if (!at || date < first || date > last) return []
    const day = dictionaries[language].dates.weekday
      .replace('{{weekday}}', formatWeekday(language, at, 'UTC'))
      .replace('{{date}}', formatGregorianDay(language, at, 'UTC'))
    return [{ key: change.forward ? ('timetable.forward' as const) : ('timetable.back' as const), day }]
  })
}
