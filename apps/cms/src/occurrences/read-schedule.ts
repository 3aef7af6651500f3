import { occurrenceDays } from '@islamic-centre/schedule/occurrence-days'
import { isOccurrence } from '@islamic-centre/schedule/occurrences'
import { type Place, type Schedule, scheduleSchema } from '@islamic-centre/schedule/schedule'
import { faultOfIssue, mostExceptions, type ScheduleFault } from './schedule-faults'
import { shownOccurrence } from './shown-occurrence'

/** No programme is planned for longer; its days are computed from the first one on. */
const years = { before: 40, after: 15 }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether the field is empty: the entry has no schedule. */
export const isNoSchedule = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (isRecord(value) && Object.keys(value).length === 0)

/** A stored schedule; undefined for none, and for one that another program wrote and nothing can be made of. */
export function storedSchedule(value: unknown): Schedule | undefined {
  if (isNoSchedule(value)) return undefined
  const { data } = scheduleSchema.safeParse(value)
  return data
}

const isNear = (day: string, now: Date) => {
  const year = Number(day.slice(0, 4))
  return year >= now.getUTCFullYear() - years.before && year <= now.getUTCFullYear() + years.after
}

/** Days of exceptions on which the schedule has no occurrence. Those that are added are their own. */
function strayDays(schedule: Schedule, place: Place): string[] {
  const days = schedule.exceptions.flatMap(({ day, change }) => (change === 'added' ? [] : [day])).toSorted()
  const last = days.at(-1)
  if (!last) return []
  // What is counted is counted from its first day on, so that is done once.
  const counted =
    schedule.ends &&
    'after' in schedule.ends &&
    new Set(occurrenceDays(schedule, schedule.first, last, place))
  return days.filter((day) => !(counted ? counted.has(day) : isOccurrence(schedule, day, place)))
}

function faultOf(schedule: Schedule, now: Date, place: Place): ScheduleFault | undefined {
  const days = [schedule.first, ...schedule.exceptions.map(({ day }) => day)]
  const moments = schedule.exceptions.flatMap((it) => ('startsAt' in it && it.startsAt ? [it.startsAt] : []))
  const far = [...days, ...moments].find((it) => !isNear(it, now))
  if (far) return { fault: 'far', day: far.slice(0, 10) }
  if (!shownOccurrence(schedule, now, place)) return { fault: 'none' }
  const [stray] = strayDays(schedule, place)
  return stray ? { fault: 'stray', day: stray } : undefined
}

type Read = { schedule: Schedule; fault?: undefined } | { schedule?: undefined; fault: ScheduleFault }

/** The schedule that somebody wrote, or the first thing that is wrong with it. */
export function readSchedule(value: unknown, now: Date, place: Place): Read {
  if (!isRecord(value)) return { fault: { fault: 'form' } }
  // Counted before they are looked at.
  if (Array.isArray(value.exceptions) && value.exceptions.length > mostExceptions)
    return { fault: { fault: 'exceptions' } }
  const { data: schedule, error } = scheduleSchema.safeParse(value)
  if (!schedule) return { fault: faultOfIssue(error.issues[0], value) }
  const fault = faultOf(schedule, now, place)
  return fault ? { fault } : { schedule }
}
