const latin = (text: string) =>
  text.replace(/[۰-۹٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16)).trim()

const twoDigits = (number: number) => String(number).padStart(2, '0')

function calendarDate(year: number, month: number, day: number): string | undefined {
  if (year < 1900 || year > 2099) return undefined
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? `${year}-${twoDigits(month)}-${twoDigits(day)}` : undefined
}

/**
 * The date of a text in which the year comes first or last. With the year last, day and month are read only if they
 * cannot be exchanged: 11/23/2026, but not 03/04/2026. Undefined for anything else.
 */
export function parseDate(text: string): string | undefined {
  const numbers = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})$/.exec(latin(text))
  if (!numbers) return undefined
  const [first = '', second = '', third = ''] = numbers.slice(1)
  const [a, b, c] = [Number(first), Number(second), Number(third)]
  if (first.length === 4 && third.length <= 2) return calendarDate(a, b, c)
  if (third.length !== 4 || first.length > 2) return undefined
  if (a > 12) return calendarDate(c, b, a)
  return b > 12 || a === b ? calendarDate(c, a, b) : undefined
}

/** The time of a text, by 24 hours or with am or pm: `18:30`, `6:30 pm`. Undefined for anything else. */
export function parseTime(text: string): string | undefined {
  const [, hours = '', minutes = '00', half = ''] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?\s*(?:m\.?)?$/i.exec(latin(text)) ?? []
  const hour = Number(hours)
  if (hours === '' || Number(minutes) > 59 || hour > (half ? 12 : 23) || (half && hour === 0))
    return undefined
  const inHalf = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour
  return `${twoDigits(inHalf)}:${minutes}`
}

/** Before a text that is no date: the server reads the beginning of a text as a date, and must not. */
const unread = '? '

/** The value of a field for a text that is no date, which the server refuses; null for none. */
export const unreadValue = (text: string) => (text.trim() ? `${unread}${text.trim()}` : null)

/** The text of such a value. */
export const textOfValue = (value: string) => (value.startsWith(unread) ? value.slice(unread.length) : value)
