import type { FieldMessage } from './field-messages'

type Row = Record<string, unknown>

interface Fault {
  /** Of the field within the component. */
  path: string[]
  message: FieldMessage
}

/** Minutes since the midnight with which the day begins; `closes` is later than `opens` and may be on the next day. */
interface Span {
  opens: number
  closes: number
}

const dayMinutes = 24 * 60
const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const daysOf: Record<string, number[]> = {
  everyDay: [0, 1, 2, 3, 4, 5, 6],
  mondayToFriday: [0, 1, 2, 3, 4],
  ...Object.fromEntries(week.map((day, at) => [day, [at]])),
}

/** The latest time on the next day at which it may close: what is later is a slip. */
const latestClosing = 6 * 60

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value : [])
const isEmpty = (value: unknown) => value === null || value === undefined || value === ''
const isUnread = (value: unknown) => String(value).startsWith('?')
const minutesOf = (time: unknown) => {
  const [hours = 0, minutes = 0] = String(time).split(':').map(Number)
  return hours * 60 + minutes
}

/** The span of a row with both times; undefined where it would end before it begins. */
function spanOf({ opens, closes }: Row): Span | undefined {
  const [from, until] = [minutesOf(opens), minutesOf(closes)]
  if (until > from) return { opens: from, closes: until }
  const isAllDay = from === 0 && until === 0
  return isAllDay || (until < from && until <= latestClosing)
    ? { opens: from, closes: until + dayMinutes }
    : undefined
}

function wrongTimes(row: Row): FieldMessage | undefined {
  const missing = [row.opens, row.closes].filter(isEmpty).length
  if (missing > 0) return 'noTimes'
  return spanOf(row) ? undefined : 'reversedTimes'
}

const overlap = (one: Span, other: Span) => one.opens < other.closes && other.opens < one.closes

/** The rows of a week of which the times begin before those of another row have ended. */
function overlappingRows(rows: Row[]): number[] {
  const spans = rows.flatMap((row, at) => {
    const span = spanOf(row)
    const days = daysOf[String(row.days)] ?? []
    // The end of a week is followed by its beginning.
    return days.flatMap((day) =>
      [day, day + week.length].flatMap((it) =>
        span ? [{ at, opens: it * dayMinutes + span.opens, closes: it * dayMinutes + span.closes }] : [],
      ),
    )
  })
  const found = new Set<number>()
  let latest = { at: -1, closes: 0 }
  for (const span of spans.sort((one, other) => one.opens - other.opens)) {
    if (span.opens < latest.closes) found.add(Math.max(span.at, latest.at))
    if (span.closes > latest.closes) latest = span
  }
  return [...found]
}

function wrongWeek(name: string, rows: Row[]): Fault[] {
  const found = rows.flatMap((row, at): Fault[] => {
    if (isEmpty(row.days)) return [{ path: [name, String(at), 'days'], message: 'noDays' }]
    if (isUnread(row.opens) || isUnread(row.closes)) return []
    const message = wrongTimes(row)
    const field = isEmpty(row.opens) ? 'opens' : 'closes'
    return message ? [{ path: [name, String(at), field], message }] : []
  })
  if (found.length > 0) return found
  return overlappingRows(rows).map((at) => ({
    path: [name, String(at), 'opens'],
    message: 'overlappingTimes',
  }))
}

const isClosed = ({ opens, closes }: Row) => isEmpty(opens) && isEmpty(closes)
const lastDateOf = ({ date, lastDate }: Row) => String(isEmpty(lastDate) ? date : lastDate)

/** Whether two exceptions hold on the same day for the same place. */
const meet = (one: Row, other: Row) =>
  (one.place === other.place || [one.place, other.place].some((it) => it === 'both' || isEmpty(it))) &&
  String(one.date) <= lastDateOf(other) &&
  String(other.date) <= lastDateOf(one)

function wrongException(row: Row): [field: string, message: FieldMessage] | undefined {
  if (isEmpty(row.date)) return ['date', 'noDate']
  if ([row.date, row.lastDate, row.opens, row.closes].some(isUnread)) return undefined
  if (lastDateOf(row) < String(row.date)) return ['lastDate', 'reversedDates']
  if (isClosed(row)) return undefined
  if (isEmpty(row.opens) || isEmpty(row.closes)) return [isEmpty(row.opens) ? 'opens' : 'closes', 'oneTime']
  return spanOf(row) ? undefined : ['closes', 'reversedTimes']
}

/** What is wrong with an exception beside one that is listed before it. */
function conflict(row: Row, before: Row): [field: string, message: FieldMessage] | undefined {
  if (!meet(row, before)) return undefined
  if (isClosed(row) || isClosed(before)) return ['date', 'closedAndOpen']
  const [one, other] = [spanOf(row), spanOf(before)]
  return one && other && overlap(one, other) ? ['opens', 'overlappingTimes'] : undefined
}

function wrongExceptions(rows: Row[]): Fault[] {
  const fault = (at: number, [field, message]: [string, FieldMessage]): Fault => ({
    path: ['exceptions', String(at), field],
    message,
  })
  const found = rows.flatMap((row, at) => {
    const wrong = wrongException(row)
    return wrong ? [fault(at, wrong)] : []
  })
  if (found.length > 0) return found
  return rows.flatMap((row, at) => {
    const wrong = rows
      .slice(0, at)
      .map((before) => conflict(row, before))
      .find(Boolean)
    return wrong ? [fault(at, wrong)] : []
  })
}

/** What is wrong with the opening hours of office and prayer hall: missing, reversed and overlapping times and dates. */
export const wrongHours = ({ office, prayerHall, exceptions }: Row): Fault[] => [
  ...wrongWeek('office', rowsOf(office)),
  ...wrongWeek('prayerHall', rowsOf(prayerHall)),
  ...wrongExceptions(rowsOf(exceptions)),
]
