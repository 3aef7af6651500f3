import {
  civilDateOfHijri,
  type DeclaredMonth,
  hijriDate,
  PrayerTimesError,
} from '@islamic-centre/prayer-times'
import { consistent, type HijriMonth, hijriMonths } from '@islamic-centre/site-contract/hijri-months'
import type { Core } from '@strapi/strapi'
import { clockTimeOf } from '../dates/centre-time'

export const hijriMonthModel = 'api::hijri-month.hijri-month'

/** What editors write of a month. */
export interface MonthFields {
  year: number
  month: HijriMonth
  /** A civil date, `2026-11-12`. */
  startsOn: string
}

export interface MonthRow extends MonthFields {
  documentId: string
  /** Stored by the server when the month had ended: nobody had declared it. */
  calculated: boolean
}

/** Months are counted through the years. */
export const numberOf = ({ year, month }: Pick<MonthFields, 'year' | 'month'>) =>
  12 * year + hijriMonths.indexOf(month)

export function monthOf(number: number): Pick<MonthFields, 'year' | 'month'> {
  const [month = 'muharram'] = hijriMonths.slice(number % 12)
  return { year: Math.floor(number / 12), month }
}

/** `1448-08`, as the change log names a month. */
export const nameOf = ({ year, month }: Pick<MonthFields, 'year' | 'month'>) =>
  `${year}-${String(hijriMonths.indexOf(month) + 1).padStart(2, '0')}`

/** Until the end of the transaction no other process or request reads and writes them: two would store a month twice. */
export async function lockMonths(
  strapi: Core.Strapi,
  trx: { raw(sql: string): PromiseLike<unknown> },
): Promise<void> {
  // SQLite has one connection, so its transactions follow each other anyway.
  if (strapi.db.dialect.client === 'postgres')
    await trx.raw("SELECT pg_advisory_xact_lock(hashtextextended('hijri months', 0))")
}

export const readMonths = (strapi: Core.Strapi): Promise<MonthRow[]> =>
  strapi.db.query(hijriMonthModel).findMany({
    select: ['documentId', 'year', 'month', 'startsOn', 'calculated'],
    orderBy: { startsOn: 'asc' },
  })

/** The days by which calculated months differ from the tables, as published. */
export async function readAdjustment(strapi: Core.Strapi): Promise<number> {
  const page = await strapi.db
    .query('api::main-page.main-page')
    .findOne({ select: ['hijriOffset'], where: { publishedAt: { $notNull: true } } })
  return page?.hijriOffset ?? 0
}

/** Whether months make a calendar: each once, of 29 or 30 days. */
function agree(months: readonly DeclaredMonth[]): boolean {
  try {
    hijriDate('2026-01-01', { months })
    return true
  } catch (error) {
    if (error instanceof PrayerTimesError) return false
    throw error
  }
}

/** The rows as `prayer-times` takes them, without those that contradict earlier ones, as on the site. */
export const calendarMonths = (rows: readonly MonthFields[]): readonly DeclaredMonth[] =>
  consistent(
    rows
      .toSorted((one, other) => numberOf(one) - numberOf(other))
      .map(({ year, month, startsOn }) => ({
        year,
        month: hijriMonths.indexOf(month) + 1,
        begins: startsOn,
      })),
    agree,
  ).accepted

/** The calendar that the site shows. */
export function calendarOf(rows: readonly MonthFields[], adjustDays: number) {
  const months = calendarMonths(rows)
  const options = { months, adjustDays }
  return {
    /** The civil date on which a month begins, `2026-11-12`. */
    beginningOf(number: number): string {
      const { year, month } = monthOf(number)
      const date = { year, month: hijriMonths.indexOf(month) + 1, day: 1 }
      const begins = civilDateOfHijri(date, options)
      return new Date(Date.UTC(begins.year, begins.month - 1, begins.day)).toISOString().slice(0, 10)
    },
    /** The civil date on which the month after a row's begins. */
    endOf(row: MonthFields): string {
      return this.beginningOf(numberOf(row) + 1)
    },
    /** Whether a row is part of the calendar. */
    has: ({ year, month, startsOn }: MonthFields): boolean =>
      months.some(
        (it) => it.year === year && it.month === hijriMonths.indexOf(month) + 1 && it.begins === startsOn,
      ),
    /** The number of the month of a civil date. */
    monthOn(date: string): number {
      const { year, month } = hijriDate(date, options)
      return 12 * year + month - 1
    },
  }
}

/** Today by the clock of the centre. */
export const today = (now: Date) => clockTimeOf(now).date
