import { isolate } from '../bidi'
import { panelLanguage } from '../invalid-requests/panel-messages'

/** The most that the package's schema takes, counted here before anything is read. */
export const mostExceptions = 500

/** What is wrong with a schedule, with the day of the exception that it is about. */
export interface ScheduleFault {
  fault: keyof typeof texts.en
  day?: string | undefined
}

const texts = {
  en: {
    form: () => 'This is no repetition. Choose how it repeats in the form.',
    first: () => 'Write the first day, such as 2026-11-26.',
    start: () =>
      'Write when it starts: a time such as 18:30, or a prayer and at most 180 minutes before or after it.',
    minutes: () => 'Write how long it lasts: from one minute to seven days.',
    repetition: () => 'Choose how it repeats.',
    interval: () =>
      'Write after how many days, weeks, months or years it comes again: a whole number from 1 on.',
    weekdays: () => 'Choose at least one day of the week.',
    monthDay: () => 'Choose the day of the month: 1 to 31, or a weekday such as the second Friday.',
    hijriDays: () => 'Write the days of the Hijri month: from 1 to 30, the first not after the last.',
    ends: () => 'Write the last day, or a number of times from 1 to 1000.',
    reversed: () => 'The last day is before the first.',
    exceptions: () => `There are more than ${mostExceptions} exceptions. Remove those that are over.`,
    exception: (day: string) =>
      `The exception of ${day} is incomplete: a moved one needs its new date and time, and texts have at most 500 characters.`,
    day: () => 'Write the day of the one that is added.',
    twice: (day: string) => `There are two exceptions for ${day}. Keep one.`,
    stray: (day: string) =>
      `There is no occurrence on ${day}. Remove that exception, or change the repetition.`,
    far: (day: string) => `${day} is too far away. Check the year.`,
    none: () => 'It would never take place. Change the first day, the repetition or the end.',
  },
  fa: {
    form: () => 'این تکرار خوانا نیست. شیوهٔ تکرار را در فرم انتخاب کنید.',
    first: () => `روز نخست را بنویسید، مانند ${isolate('2026-11-26')}.`,
    start: () =>
      `زمان آغاز را بنویسید: ساعتی مانند ${isolate('18:30')}، یا یک نماز و حداکثر ۱۸۰ دقیقه پیش یا پس از آن.`,
    minutes: () => 'مدت برنامه را بنویسید: از یک دقیقه تا هفت روز.',
    repetition: () => 'شیوهٔ تکرار را انتخاب کنید.',
    interval: () => 'بنویسید هر چند روز، هفته، ماه یا سال یک‌بار تکرار می‌شود: عددی درست، از ۱ به بالا.',
    weekdays: () => 'دست‌کم یک روز هفته را انتخاب کنید.',
    monthDay: () => 'روز ماه را انتخاب کنید: ۱ تا ۳۱، یا روزی از هفته مانند دومین جمعه.',
    hijriDays: () => 'روزهای ماه قمری را بنویسید: از ۱ تا ۳۰، و روز آغاز پس از روز پایان نباشد.',
    ends: () => 'آخرین روز یا تعداد دفعات (۱ تا ۱۰۰۰) را بنویسید.',
    reversed: () => 'آخرین روز پیش از روز نخست است.',
    exceptions: () => 'بیش از ۵۰۰ استثنا ثبت شده است. آن‌هایی را که گذشته‌اند حذف کنید.',
    exception: (day: string) =>
      `استثنای ${isolate(day)} کامل نیست: برای جابه‌جایی، تاریخ و ساعت تازه لازم است و هر متن حداکثر ۵۰۰ نویسه دارد.`,
    day: () => 'روز نوبتی را که افزوده‌اید بنویسید.',
    twice: (day: string) => `برای ${isolate(day)} دو استثنا ثبت شده است. یکی را نگه دارید.`,
    stray: (day: string) =>
      `در ${isolate(day)} نوبتی نیست. آن استثنا را حذف کنید یا شیوهٔ تکرار را تغییر دهید.`,
    far: (day: string) => `${isolate(day)} بسیار دور است. سال را بررسی کنید.`,
    none: () => 'این برنامه هیچ‌گاه برگزار نمی‌شود. روز نخست، شیوهٔ تکرار یا پایان آن را تغییر دهید.',
  },
} satisfies Record<'en' | 'fa', Record<string, (day: string) => string>>

/** The sentence for the editor, in the language of the panel. */
export const textOfFault = ({ fault, day = '' }: ScheduleFault): string =>
  (texts[panelLanguage()][fault] as (day: string) => string)(day)

interface Issue {
  code?: string
  path: PropertyKey[]
}

const inRepetition: Record<string, ScheduleFault['fault']> = {
  interval: 'interval',
  weekdays: 'weekdays',
  on: 'monthDay',
  month: 'hijriDays',
  days: 'hijriDays',
}

const isDay = (day: unknown): day is string => typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day)

/** What an issue of the schema is about. Its own words are English and of numbers in lists. */
export function faultOfIssue(issue: Issue | undefined, value: Record<string, unknown>): ScheduleFault {
  const [field, part] = issue?.path ?? []
  if (field === 'first' || field === 'start' || field === 'minutes') return { fault: field }
  if (field === 'repetition') return { fault: inRepetition[String(part)] ?? 'repetition' }
  if (field === 'ends') return { fault: issue?.code === 'custom' ? 'reversed' : 'ends' }
  if (field !== 'exceptions') return { fault: 'form' }
  const exception = Array.isArray(value.exceptions) ? value.exceptions[Number(part)] : undefined
  const day = (exception as { day?: unknown } | null | undefined)?.day
  if (!isDay(day)) return { fault: part === undefined ? 'form' : 'day' }
  return { fault: issue?.code === 'custom' ? 'twice' : 'exception', day }
}
