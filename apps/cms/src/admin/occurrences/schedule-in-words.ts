import { hijriMonths } from '@islamic-centre/site-contract/hijri-months'
import { optionLabels } from '../../editing/field-labels'
import { prayerNames } from '../../occurrences/prayer-names'
import { type Bilingual, centreTime, inPanelLanguage, isPersian } from '../bilingual'
import { longDate } from '../dates/long-date'
import type { DraftException, DraftRepetition, DraftSchedule, Texts } from './draft-schedule'
import { kindOf } from './draft-schedule'
import { repetitionTexts as texts, weekdayNames } from './repetition-texts'

const number = (value: unknown) =>
  typeof value === 'number' ? value.toLocaleString(isPersian() ? 'fa' : 'en') : String(value)

const line = (label: Bilingual, ...parts: string[]) => `${inPanelLanguage(label)}: ${parts.join(' ')}`
const listed = (parts: string[]) => parts.join(inPanelLanguage([', ', '، ']))

const weekday = (day: string) => inPanelLanguage(weekdayNames[day as keyof typeof weekdayNames] ?? [day, day])

function ofRepetition(repetition: DraftRepetition): string[] {
  const lines =
    'interval' in repetition ? [line(texts.interval[repetition.every], number(repetition.interval))] : []
  if (repetition.every === 'week') lines.push(line(texts.weekdays, listed(repetition.weekdays.map(weekday))))
  if (repetition.every === 'month' && 'day' in repetition.on)
    lines.push(line(texts.dayOfMonth, number(repetition.on.day)))
  if (repetition.every === 'month' && 'nth' in repetition.on) {
    const nth = texts.nth[String(repetition.on.nth) as keyof typeof texts.nth]
    lines.push(line(texts.on, ...(nth ? [inPanelLanguage(nth)] : []), weekday(repetition.on.weekday)))
  }
  if ('eve' in repetition) {
    const { days, eve } = repetition
    const month = repetition.every === 'hijri-year' ? hijriMonths[repetition.month - 1] : undefined
    const label = month && optionLabels[month]
    if (label) lines.push(line(texts.hijriMonth, inPanelLanguage([label.en, label.fa])))
    lines.push(line(texts.fromDay, number(days.from), inPanelLanguage(texts.toDay), number(days.to)))
    lines.push(line(texts.eve, inPanelLanguage(eve ? texts.onTheEve : texts.onTheDay)))
  }
  return lines
}

function startOf({ start }: DraftSchedule) {
  if (start.by === 'clock') return line(texts.time, String(start.time))
  const { minutes, prayer } = start
  const name = inPanelLanguage([prayerNames[prayer].en, prayerNames[prayer].fa])
  const isBefore = typeof minutes === 'number' && minutes < 0
  const apart = typeof minutes === 'number' ? Math.abs(minutes) : minutes
  const unit = inPanelLanguage(texts.minutes)
  return line(
    texts.startsBy,
    number(apart),
    unit,
    inPanelLanguage(isBefore ? texts.before : texts.after),
    name,
  )
}

function endOf({ ends }: DraftSchedule) {
  if (!ends) return line(texts.ends, inPanelLanguage(texts.forEver))
  return 'on' in ends ? line(texts.lastDay, dayOf(ends.on)) : line(texts.howManyTimes, number(ends.after))
}

const dayOf = (day: string | null) => (day && /^\d{4}-\d{2}-\d{2}$/.test(day) ? longDate(day) : String(day))

const bothOf = (label: Bilingual, value: Texts | undefined) =>
  value ? [line(label, Object.values(value).join(' / '))] : []

const ofException = ({ day, change, startsAt, note, place, title }: DraftException) =>
  [
    line(texts.changes[change], dayOf(day)),
    ...(startsAt ? [line(texts.newTime, centreTime(startsAt))] : []),
    ...bothOf(texts.note, note),
    ...bothOf(texts.place, place),
    ...bothOf(texts.title, title),
  ].join(' · ')

/** What a schedule says, a line for each part, as two versions of an entry are compared. */
export function scheduleInWords(schedule: DraftSchedule): string {
  const { minutes, repetition, exceptions } = schedule
  return [
    inPanelLanguage(texts.kinds[kindOf(schedule)]),
    ...(repetition ? ofRepetition(repetition) : []),
    line(texts.first, dayOf(schedule.first)),
    startOf(schedule),
    ...(minutes === undefined ? [] : [line(texts.duration, number(minutes), inPanelLanguage(texts.minutes))]),
    ...(repetition ? [endOf(schedule)] : []),
    ...exceptions.map(ofException),
  ].join('\n')
}
