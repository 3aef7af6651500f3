import { type DeclaredMonth, hijriDate, PrayerTimesError } from '@islamic-centre/prayer-times'
import { consistent } from '@islamic-centre/site-contract/hijri-months'

/** The beginning of a Hijri month as the centre declared it, or as the content server stored it when the month had ended. */
export type CentreMonth = DeclaredMonth & { readonly begins: string; readonly calculated: boolean }

/** What the package takes of them. */
export const declaredMonths = (months: readonly CentreMonth[]) =>
  months.map(({ year, month, begins }): DeclaredMonth => ({ year, month, begins }))

/** Whether they make a calendar: each month once, of 29 or 30 days. */
function agree(months: readonly CentreMonth[]): boolean {
  try {
    hijriDate('2026-01-01', { months: declaredMonths(months) })
    return true
  } catch (error) {
    if (error instanceof PrayerTimesError) return false
    throw error
  }
}

/** The months in their order, without those that contradict earlier ones: the content server refuses these. */
export const consistentMonths = (months: readonly CentreMonth[]) =>
  consistent(
    months.toSorted((one, other) => one.year - other.year || one.month - other.month),
    agree,
  )
