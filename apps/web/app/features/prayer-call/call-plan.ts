import {
  type CallName,
  civilDateIn,
  type NamedTime,
  nextTime,
  type Place,
  type PlanOptions,
  planCalls,
} from '@islamic-centre/prayer-times'

export const callTimes = ['dawn', 'noon', 'evening'] as const
export type CallTime = (typeof callTimes)[number]

/** The city, the calculation method and the selected calls. */
export type CallSettings = PlanOptions & {
  readonly place: Place
  /** Default all three. */
  readonly calls?: readonly CallTime[]
}

export type Call = {
  /**
   * Stable across plans, tabs and reloads: date, name and place. The minute is not included, because an editor may
   * change it.
   */
  readonly id: string
  readonly time: CallTime
  readonly name: CallName
  /** Milliseconds since 1970. */
  readonly at: number
}

const timeOf = { fajr: 'dawn', dhuhr: 'noon', maghrib: 'evening', sunset: 'evening' } as const

function callOf({ name, instant }: NamedTime<CallName>, { latitude, longitude, timeZone }: Place): Call {
  const { year, month, day } = civilDateIn(timeZone, instant)
  return {
    id: `${year}-${month}-${day} ${name} ${latitude},${longitude}`,
    time: timeOf[name],
    name,
    at: instant.getTime(),
  }
}

/** The calls of today that the specification's rule plans at `now`. */
export const callsPlanned = (now: number, { place, calls = callTimes, ...options }: CallSettings): Call[] =>
  planCalls(now, place, options)
    .map((it) => callOf(it, place))
    .filter(({ time }) => calls.includes(time))

/** The next call after `now`, also tomorrow's; the plan only has today's. */
export function callAfter(
  now: number,
  { place, calls = callTimes, third = 'maghrib', ...options }: CallSettings,
): Call | undefined {
  const names = (['fajr', 'dhuhr', third] as const).filter((name) => calls.includes(timeOf[name]))
  return names.length > 0 ? callOf(nextTime(now, place, { ...options, names }), place) : undefined
}
