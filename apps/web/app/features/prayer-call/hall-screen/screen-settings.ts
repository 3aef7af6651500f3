import { type CityId, cities, type MethodId, methods } from '@islamic-centre/prayer-times'
import type { CallTime } from '../call-plan.ts'

/** Minutes of the day; `from` may be later than `until`, across midnight. */
export type NightHours = { from: number; until: number }

export type ScreenSettings = {
  city: CityId
  /** The centre's own by default. */
  method?: MethodId
  third: 'maghrib' | 'sunset'
  /** All three by default. */
  calls?: CallTime[]
  dim?: NightHours
  /** Afternoon and night, too. */
  times?: 'all'
}

export type RefusedSetting = { name: keyof ScreenSettings; value: string }

const oneOf =
  <Value extends string>(known: readonly Value[]) =>
  (text: string): Value | undefined =>
    known.find((it) => it.toLowerCase() === text.trim().toLowerCase())

const callTimes = ['dawn', 'noon', 'evening'] as const satisfies readonly CallTime[]
const callTime = oneOf(callTimes)
const hours = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/

function nightHours(text: string): NightHours | undefined {
  const found = hours.exec(text.trim())
  if (!found) return undefined
  const [from = 0, fromMinute = 0, until = 0, untilMinute = 0] = found.slice(1).map(Number)
  const night = { from: from * 60 + fromMinute, until: until * 60 + untilMinute }
  return night.from === night.until ? undefined : night
}

function listOfCalls(text: string): CallTime[] | undefined {
  const named = text.split(',').map(callTime)
  const known = named.filter((it) => it !== undefined)
  return known.length === named.length ? callTimes.filter((it) => known.includes(it)) : undefined
}

const readers: { [name in keyof ScreenSettings]-?: (text: string) => ScreenSettings[name] | undefined } = {
  city: oneOf(Object.keys(cities) as CityId[]),
  method: oneOf(Object.keys(methods) as MethodId[]),
  third: oneOf(['maghrib', 'sunset']),
  calls: listOfCalls,
  dim: nightHours,
  times: oneOf(['all']),
}

/**
 * The settings in a page's URL: `?city=london&method=tehran&third=sunset&calls=dawn,evening&dim=22:00-05:00&times=all`. An
 * invalid value is named in `refused`, and its setting has the default.
 */
export function readScreenSettings(search: string): { settings: ScreenSettings; refused: RefusedSetting[] } {
  const params = new URLSearchParams(search)
  const settings: ScreenSettings = { city: 'toronto', third: 'maghrib' }
  const refused: RefusedSetting[] = []
  for (const name of Object.keys(readers) as (keyof ScreenSettings)[]) {
    const value = params.get(name)
    if (value === null) continue
    const read = readers[name](value)
    if (read === undefined) refused.push({ name, value })
    else Object.assign(settings, { [name]: read })
  }
  return { settings, refused }
}

/** Whether a minute of the day is in the night's hours. */
export const isNight = ({ from, until }: NightHours, minute: number): boolean =>
  from < until ? minute >= from && minute < until : minute >= from || minute < until
