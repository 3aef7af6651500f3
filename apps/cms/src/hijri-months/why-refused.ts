import { hijriMonths } from '@islamic-centre/site-contract/hijri-months'
import { isolate } from '../bidi'
import { optionLabels } from '../editing/field-labels'
import { panelLanguage } from '../invalid-requests/panel-messages'
import { calendarOf, type MonthFields, numberOf } from './month-rows'

/** The sighting of the moon moves a month by a day or two; what is further away is another month. */
const mostDaysOff = 14

export type Refused =
  | { reason: 'form'; field: keyof MonthFields }
  | { reason: 'range' }
  | { reason: 'running'; month: Pick<MonthFields, 'year' | 'month'>; before: string; after: string }
  | { reason: 'twice' }
  | { reason: 'ended' }
  | { reason: 'far'; calculated: string }
  | { reason: 'length'; before: MonthFields; after: MonthFields; days: number; months: number }

const dayMs = 86_400_000
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs

/** Months before the present one and after it that may be declared: each month in between is stored when it has ended. */
const [monthsBack, monthsAhead] = [24, 14]

/** Whether a month may be declared, by its number and that of the present one. */
export const isInRange = (number: number, present: number): boolean =>
  number >= present - monthsBack && number <= present + monthsAhead

/** Why a month cannot begin on that day beside the other ones; undefined where it can. */
export function whyRefused(month: MonthFields, others: readonly MonthFields[]): Refused | undefined {
  const number = numberOf(month)
  if (others.some((it) => numberOf(it) === number)) return { reason: 'twice' }
  const calculated = calendarOf([], 0).beginningOf(number)
  if (Math.abs(daysBetween(calculated, month.startsOn)) > mostDaysOff) return { reason: 'far', calculated }

  const calendar = calendarOf(others, 0)
  const all = [...others.filter((it) => calendar.has(it)), month].toSorted(
    (one, other) => numberOf(one) - numberOf(other),
  )
  for (const [at, after] of all.entries()) {
    const before = all[at - 1]
    if (!before || (before !== month && after !== month)) continue
    const days = daysBetween(before.startsOn, after.startsOn)
    const months = numberOf(after) - numberOf(before)
    if (days < 29 * months || days > 30 * months) return { reason: 'length', before, after, days, months }
  }
  return undefined
}

const formTexts = {
  year: {
    en: 'Write the Hijri year as a whole number, such as 1448.',
    fa: 'سال قمری را به‌صورت عددی کامل بنویسید؛ مانند ۱۴۴۸.',
  },
  month: { en: 'Choose a month from the list.', fa: 'یک ماه را از فهرست انتخاب کنید.' },
  startsOn: {
    en: 'Write the first day as a date, such as 2026-11-12.',
    fa: 'روز نخست را به‌صورت تاریخ بنویسید؛ مانند 2026-11-12.',
  },
} as const

/** The sentence for the editor. */
export function refusal(refused: Refused): string {
  const language = panelLanguage()
  const isPersian = language === 'fa'
  const named = ({ year, month }: Pick<MonthFields, 'year' | 'month'>) =>
    `${optionLabels[month]?.[language] ?? month} ${year}`
  const isolated = (text: string | number) => (isPersian ? isolate(String(text)) : String(text))
  if (refused.reason === 'form') return formTexts[refused.field][isPersian ? 'fa' : 'en']
  if (refused.reason === 'range')
    return isPersian
      ? 'فقط ماه‌های دو سال گذشته و یک سال آینده ثبت می‌شوند. سال و ماه را بررسی کنید.'
      : 'Only months of the last two years and of the next one are declared. Check year and month.'
  if (refused.reason === 'running')
    return isPersian
      ? `${named(refused.month)} آغاز شده است و این تغییر آغاز آن را از ${isolated(refused.before)} به ${isolated(refused.after)} می‌برد. نخست آغاز همان ماه را ثبت کنید.`
      : `${named(refused.month)} has begun, and this would move its beginning from ${refused.before} to ${refused.after}. Declare that month first.`
  if (refused.reason === 'twice')
    return isPersian
      ? 'آغاز این ماه پیش‌تر ثبت شده است. همان را باز کنید و تغییر دهید.'
      : 'The beginning of this month is in the list already. Open that one and change it.'
  if (refused.reason === 'ended')
    return isPersian
      ? 'این ماه پایان یافته است و تاریخ‌های آن دیگر تغییر نمی‌کند.'
      : 'This month has ended, and its dates no longer change.'
  if (refused.reason === 'far')
    return isPersian
      ? `این ماه به محاسبه از ${isolated(refused.calculated)} آغاز می‌شود و رؤیت هلال آن را یکی دو روز جابه‌جا می‌کند. سال، ماه و تاریخ را بررسی کنید.`
      : `By calculation this month begins on ${refused.calculated}, and the sighting of the moon moves it by a day or two. Check year, month and date.`
  const { before, after, days, months } = refused
  if (months === 1)
    return isPersian
      ? `${named(before)} از ${isolated(before.startsOn)} تا آغاز ${named(after)} در ${isolated(after.startsOn)} ${isolated(days)} روز می‌شود. ماه قمری ۲۹ یا ۳۰ روز دارد.`
      : `${named(before)}, from ${before.startsOn} to the beginning of ${named(after)} on ${after.startsOn}, would have ${days} days. A month has 29 or 30.`
  return isPersian
    ? `از آغاز ${named(before)} در ${isolated(before.startsOn)} تا آغاز ${named(after)} در ${isolated(after.startsOn)} ${isolated(days)} روز است. این ${isolated(months)} ماه باید ${isolated(29 * months)} تا ${isolated(30 * months)} روز باشد.`
    : `From the beginning of ${named(before)} on ${before.startsOn} to that of ${named(after)} on ${after.startsOn} it is ${days} days. These ${months} months have ${29 * months} to ${30 * months}.`
}

const isDate = (text: unknown) => {
  const at = typeof text === 'string' ? Date.parse(text) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text
}

/** The first field whose value Strapi would convert, so that something else is stored than what was checked. */
export const wrongField = ({
  year,
  month,
  startsOn,
}: Partial<MonthFields>): keyof MonthFields | undefined => {
  if (year != null && !Number.isInteger(year)) return 'year'
  if (month != null && !hijriMonths.some((it) => it === month)) return 'month'
  return startsOn != null && !isDate(startsOn) ? 'startsOn' : undefined
}

/** Whether the fields are a month that Strapi accepts, by its schema. */
export const isMonth = (fields: Partial<MonthFields>): fields is MonthFields =>
  Number.isInteger(fields.year) &&
  Number(fields.year) >= 1300 &&
  Number(fields.year) <= 1600 &&
  hijriMonths.some((it) => it === fields.month) &&
  isDate(fields.startsOn)
