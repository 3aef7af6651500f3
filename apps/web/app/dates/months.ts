/** A month of the Gregorian calendar, `month` from 1 to 12. */
export type Month = { readonly year: number; readonly month: number }

const written = /^\d{4}-(?:0[1-9]|1[0-2])$/
/** The range of the timetables: time zone rules outside it are not reliable. */
const [firstYear, lastYear] = [1900, 2100]

const within = (month: Month): Month | undefined =>
  month.year >= firstYear && month.year <= lastYear ? month : undefined

/** The month of an address, `2026-11`; undefined for anything else and outside 1900 to 2100. */
export function parseMonth(text: string | undefined): Month | undefined {
  if (!text || !written.test(text)) return undefined
  return within({ year: Number(text.slice(0, 4)), month: Number(text.slice(5)) })
}

/** The month some months later, or earlier; undefined outside 1900 to 2100. */
export function monthAfter({ year, month }: Month, months = 1): Month | undefined {
  const count = year * 12 + month - 1 + months
  return within({ year: Math.floor(count / 12), month: (count % 12) + 1 })
}

/** `2026-11`. */
export const formatMonthParam = ({ year, month }: Month): string =>
  `${year}-${String(month).padStart(2, '0')}`
