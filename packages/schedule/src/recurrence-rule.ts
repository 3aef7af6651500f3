import type { HijriRepetition, Repetition } from './schedule.ts'

type Rule = {
  freq: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'
  interval: number
  byDay?: string[]
  byMonthDay?: number[]
}

/** The parts of RFC 5545's RRULE that say a repetition; RFC 5545 has no Hijri calendar. */
export function recurrenceRule(repetition: Exclude<Repetition, HijriRepetition>): Rule {
  switch (repetition.every) {
    case 'day':
      return { freq: 'DAILY', interval: repetition.interval }
    case 'week':
      return { freq: 'WEEKLY', interval: repetition.interval, byDay: [...new Set(repetition.weekdays)] }
    case 'month': {
      const { interval, on } = repetition
      return 'day' in on
        ? { freq: 'MONTHLY', interval, byMonthDay: [on.day] }
        : { freq: 'MONTHLY', interval, byDay: [`${on.nth}${on.weekday}`] }
    }
    case 'year':
      return { freq: 'YEARLY', interval: repetition.interval }
  }
}
