import { calendarOf, type MonthFields, type MonthRow, monthOf, numberOf } from './month-rows'
import { isInRange, type Refused, whyRefused } from './why-refused'

/** A declaration has only a month, a deletion only a row, a correction both. */
export interface MonthChange {
  row?: MonthRow | undefined
  month?: MonthFields | undefined
}

interface Present {
  /** The days by which calculated months differ from the tables. */
  adjustDays: number
  /** The civil date at the centre, `2026-11-12`. */
  today: string
}

const isSameMonth = (one: MonthFields, other: MonthFields) =>
  numberOf(one) === numberOf(other) && one.startsOn === other.startsOn

/** Why a change of the list of months is refused; undefined where it is allowed. What is past must not change. */
export function whyChangeRefused(
  rows: readonly MonthRow[],
  { row, month }: MonthChange,
  { adjustDays, today }: Present,
): Refused | undefined {
  const calendar = calendarOf(rows, adjustDays)
  const others = rows.filter((it) => it !== row)
  // One that contradicts the others is shown nowhere, and one of two equal ones is not missed.
  const isShown = row && calendar.has(row) && !others.some((it) => isSameMonth(it, row))
  if (isShown && !(month && isSameMonth(row, month)) && calendar.endOf(row) <= today)
    return { reason: 'ended' }
  if (month) {
    if (!isInRange(numberOf(month), calendar.monthOn(today))) return { reason: 'range' }
    const refused = whyRefused(month, others)
    if (refused) return refused
  } else if (!isShown) return undefined

  // The beginning of the running month is past: a declaration of another month must not move it.
  const present = calendar.monthOn(today)
  if ([row, month].some((it) => it && numberOf(it) === present)) return undefined
  const before = calendar.beginningOf(present)
  const after = calendarOf(month ? [...others, month] : others, adjustDays).beginningOf(present)
  return before === after ? undefined : { reason: 'running', month: monthOf(present), before, after }
}
