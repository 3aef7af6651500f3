import { civilDateOfHijri, hijriDate } from '@islamic-centre/prayer-times'
import { type HijriMonth, hijriMonths } from '@islamic-centre/site-contract/hijri-months'
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

export const readMonths = (strapi: Core.Strapi): Promise<MonthRow[]> =>
  strapi.db.query(hijriMonthModel).findMany({
    select: ['documentId', 'year', 'month', 'startsOn', 'calculated'],
    orderBy: { startsOn: 'asc' },
  })

/** The days by which calculated months differ from the tables, as published. */
async function readAdjustment(strapi: Core.Strapi): Promise<number> {
  const page = await strapi.db
    .query('api::main-page.main-page')
    .findOne({ select: ['hijriOffset'], where: { publishedAt: { $notNull: true } } })
  return page?.hijriOffset ?? 0
}

/** The calendar that the site shows. Throws `PrayerTimesError` where the months contradict each other. */
export function calendarOf(rows: readonly MonthFields[], adjustDays: number) {
  const months = rows.map(({ year, month, startsOn }) => ({
    year,
    month: hijriMonths.indexOf(month) + 1,
    begins: startsOn,
  }))
  const options = { months, adjustDays }
  return {
    /** The civil date on which a month begins, `2026-11-12`. */
    beginningOf(number: number): string {
      const { year, month } = monthOf(number)
      const date = { year, month: hijriMonths.indexOf(month) + 1, day: 1 }
      const begins = civilDateOfHijri(date, options)
      return new Date(Date.UTC(begins.year, begins.month - 1, begins.day)).toISOString().slice(0, 10)
    },
    /** The number of the month of a civil date. */
    monthOn(date: string): number {
      const { year, month } = hijriDate(date, options)
      return 12 * year + month - 1
    },
  }
}

/** The same of what is stored. */
export const storedCalendar = async (strapi: Core.Strapi, rows: readonly MonthFields[]) =>
  calendarOf(rows, await readAdjustment(strapi))

/** Today by the clock of the centre. */
export const today = (now: Date) => clockTimeOf(now).date
