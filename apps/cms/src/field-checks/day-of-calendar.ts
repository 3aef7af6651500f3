type Calendar = 'hijri' | 'solar_hijri' | 'gregorian'

/**
 * The most days that a month can have in any year, from the first month. A Hijri month has 29 or 30, 30 Esfand and
 * 29 February are days of leap years.
 */
const longestMonths: Record<Calendar, readonly number[]> = {
  hijri: Array(12).fill(30),
  solar_hijri: [31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30],
  gregorian: [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31],
}

const isCalendar = (value: unknown): value is Calendar => String(value) in longestMonths

/** Whether an occasion has a day that no year of its calendar has. What is missing is another check's. */
export function isImpossibleDay({ calendar, month, day }: Record<string, unknown>): boolean {
  if (!isCalendar(calendar)) return false
  const longest = longestMonths[calendar][Number(month) - 1]
  return longest !== undefined && Number(day) > longest
}
