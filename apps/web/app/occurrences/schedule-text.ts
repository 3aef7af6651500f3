import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { formatDayAndMonth, formatNumber, formatWeekday } from '@islamic-centre/i18n/formats'
import type { Language } from '@islamic-centre/i18n/locales'
import type { HijriRepetition, Repetition, Schedule } from '@islamic-centre/schedule/schedule'
import { weekdays } from '@islamic-centre/schedule/schedule'
import { daysLater, noonOf } from '../dates/civil-day.ts'
import { formatCivilDay } from '../dates/format-days.ts'

type Values = Record<string, string>

const filled = (text: string, values: Values) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

/** A Monday. */
const monday = '2026-11-02'
const weekdayName = (language: Language, weekday: (typeof weekdays)[number]) =>
  formatWeekday(language, noonOf(daysLater(monday, weekdays.indexOf(weekday))), 'UTC')

/** The first day of the week, as `weekdays` counts: Saturday in Persian, Monday in English. */
const firstWeekday = { fa: 5, ca: 0 } as const satisfies Record<Language, number>

/** «شنبه، دوشنبه و چهارشنبه», `Monday, Wednesday and Saturday`. */
function inSentence(language: Language, words: readonly string[]): string {
  const { list, and } = dictionaries[language].repetition
  const first = words.slice(0, -1).join(list)
  return [first, words.at(-1)].filter(Boolean).join(and)
}

function hijriText(language: Language, { days: { from, to }, eve, ...repetition }: HijriRepetition) {
  const { repetition: texts, hijriMonths } = dictionaries[language]
  const range = { from: formatNumber(language, from), to: formatNumber(language, to) }
  const one = eve ? texts.oneEve : texts.oneDay
  const days = filled(from === to ? one : eve ? texts.severalEves : texts.severalDays, range)
  if (repetition.every === 'hijri-month') return filled(texts.hijriMonth, { days })
  const month = hijriMonths[String(repetition.month) as keyof typeof hijriMonths]
  return filled(texts.hijriYear, { days, month })
}

function repetitionText(language: Language, repetition: Repetition, first: string): string {
  const { repetition: texts } = dictionaries[language]
  const count = 'interval' in repetition ? formatNumber(language, repetition.interval) : ''
  const isEach = 'interval' in repetition && repetition.interval === 1
  switch (repetition.every) {
    case 'day':
      return filled(isEach ? texts.everyDay : texts.everyDays, { count })
    case 'week': {
      const week = [...weekdays.slice(firstWeekday[language]), ...weekdays.slice(0, firstWeekday[language])]
      const days = week.filter((it) => repetition.weekdays.includes(it))
      if (isEach && days.length === weekdays.length) return texts.everyDay
      const names = inSentence(
        language,
        days.map((it) => weekdayName(language, it)),
      )
      return filled(isEach ? texts.everyWeek : texts.everyWeeks, { count, weekdays: names })
    }
    case 'month': {
      const months = filled(isEach ? texts.everyMonth : texts.everyMonths, { count })
      if ('day' in repetition.on)
        return filled(texts.onDay, { months, day: formatNumber(language, repetition.on.day) })
      const { nth, weekday } = repetition.on
      return filled(texts.onWeekday, {
        months,
        nth: texts.nth[`${nth}`],
        weekday: weekdayName(language, weekday),
      })
    }
    case 'year': {
      const { day, month } = formatDayAndMonth(language, noonOf(first), 'UTC')
      return filled(isEach ? texts.everyYear : texts.everyYears, {
        count,
        day: language === 'fa' ? `${day} ${month}` : `${month} ${day}`,
      })
    }
    default:
      return hijriText(language, repetition)
  }
}

function startText(language: Language, start: Schedule['start']): string | undefined {
  if (start.by === 'clock') return undefined
  const { repetition: texts, times } = dictionaries[language]
  const { after, before, at } = texts
  const prayer = times[start.prayer]
  const minutes = formatNumber(language, Math.abs(start.minutes))
  return filled(start.minutes === 0 ? at : start.minutes > 0 ? after : before, { minutes, prayer })
}

function endText(language: Language, ends: Schedule['ends']): string | undefined {
  if (!ends) return undefined
  const { repetition: texts } = dictionaries[language]
  return 'on' in ends
    ? filled(texts.until, { day: formatCivilDay(language, ends.on) })
    : filled(texts.times, { count: formatNumber(language, ends.after) })
}

/**
 * A schedule in words: «هر پنجشنبه، ۱۵ دقیقه پس از اذان مغرب», `Every Thursday, 15 minutes after Evening (Maghrib)`. Undefined for one
 * that neither repeats nor follows a prayer.
 */
export function scheduleText(
  language: Language,
  { first, start, repetition, ends }: Schedule,
): string | undefined {
  const parts = [
    repetition && repetitionText(language, repetition, first),
    startText(language, start),
    repetition && endText(language, ends),
  ]
  return parts.filter((it) => it !== undefined).join(dictionaries[language].repetition.list) || undefined
}
