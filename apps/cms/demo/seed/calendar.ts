import type { HijriMonth } from '@islamic-centre/site-contract/hijri-months'
import { clockTimeOf, instantOf } from '../../src/dates/centre-time'
import { calendarOf, monthOf } from '../../src/hijri-months/month-rows'

const dayMs = 24 * 60 * 60 * 1000

/** Days of the week as `Date` counts them. */
const weekdays = {
  sunday: 0,
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
}

export type Weekday = keyof typeof weekdays

interface DayOfYear {
  /** Of the Gregorian calendar, from 1. */
  month?: number
  weekday?: Weekday
  /** Of the Islamic calendar, in English. */
  islamicMonth?: string
}

export interface Calendar {
  /** The civil date so many days from today. */
  date(days: number): string
  /** An instant so many days from today, by Ontario's clocks. */
  time(days: number, clock: string): string
  /** The weekday that comes next after today, or so many weeks after that one; negative weeks are past. */
  weekday(weekday: Weekday, weeks: number, clock: string): string
  /** Days from today, negative, to the latest such day that is at least 40 days past: for what belongs to a season. */
  latest(day: DayOfYear): number
  /** The present Hijri month by calculation, or one so many months later; its first day is a civil date. */
  hijriMonth(months: number): { year: number; month: HijriMonth; startsOn: string }
}

const islamicMonths = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { month: 'long', timeZone: 'UTC' })

const hijriCalendar = calendarOf([], 0)

const isOn = (date: Date, { month, weekday, islamicMonth }: DayOfYear) =>
  (!month || date.getUTCMonth() + 1 === month) &&
  (!weekday || date.getUTCDay() === weekdays[weekday]) &&
  (!islamicMonth || islamicMonths.format(date) === islamicMonth)

/** Dates for the demo content, counted from the day of seeding so that what is to come stays to come. */
export function calendarFrom(now: Date): Calendar {
  const today = Date.parse(`${clockTimeOf(now).date}T00:00:00Z`)
  const civil = (days: number) => new Date(today + days * dayMs).toISOString().slice(0, 10)
  const time = (days: number, clock: string) => instantOf({ date: civil(days), time: clock }).toISOString()
  const daysTo = (weekday: Weekday) => ((weekdays[weekday] - new Date(today).getUTCDay() + 6) % 7) + 1
  return {
    date: civil,
    time,
    weekday: (weekday, weeks, clock) => time(daysTo(weekday) + weeks * 7, clock),
    latest(day) {
      let days = -40
      while (!isOn(new Date(today + days * dayMs), day)) days -= 1
      return days
    },
    hijriMonth(months) {
      const number = hijriCalendar.monthOn(civil(0)) + months
      return { ...monthOf(number), startsOn: hijriCalendar.beginningOf(number) }
    },
  }
}
