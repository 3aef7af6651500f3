import {
  type Adjustments,
  type Method,
  type MethodId,
  type MidnightRule,
  methods,
  type Rounding,
} from './methods.ts'
import { PrayerTimesError, shown } from './prayer-times-error.ts'
import { dayTimeNames } from './time-names.ts'

/** What stands in for a twilight that does not come, or comes very late. Formulas: README, "High latitudes". */
export type HighLatitudeRule = 'none' | 'middleOfTheNight' | 'seventhOfTheNight' | 'twilightAngle'

export type PrayerTimesOptions = {
  /** An id of `methods`, a row of it, or a row of your own. Default `'jafari'`. */
  readonly method?: MethodId | Method
  /** Degrees (1 to 30) below the horizon, in place of the method's. */
  readonly fajrAngle?: number
  /** Degrees, in place of the method's; 0 puts maghrib at sunset. */
  readonly maghribAngle?: number
  readonly ishaAngle?: number
  /** Minutes from sunset to isha, in place of an angle. */
  readonly ishaMinutes?: number
  /** How many times its height a shadow has grown by asr: 1 (default; Jafari, Shafi'i and others) or 2 (Hanafi). */
  readonly asrFactor?: number
  readonly midnight?: MidnightRule
  /** Default `'none'`: a time that does not happen is null. */
  readonly highLatitude?: HighLatitudeRule
  /** To whole minutes. Default the method's, else `'nearest'`. */
  readonly rounding?: Rounding
  /** Minutes added to single times, after the method's own and before rounding. */
  readonly adjustments?: Adjustments
}

export type Settings = {
  fajrAngle: number
  maghribAngle: number
  ishaAngle: number
  ishaMinutes: number
  asrFactor: number
  midnight: MidnightRule
  highLatitude: HighLatitudeRule
  rounding: Rounding
  seasonalTwilight: boolean
  methodAdjustments: Adjustments | undefined
  adjustments: Adjustments | undefined
}

/** The options with the method's row and the defaults filled in, every value checked. */
export function settingsFrom(options: PrayerTimesOptions): Settings {
  if (typeof options !== 'object' || options === null) {
    throw refused('options', options, 'an object such as { method: "jafari" }')
  }
  const method = methodFrom(options.method ?? 'jafari')
  const ishaAngle = options.ishaAngle ?? (options.ishaMinutes === undefined ? method.ishaAngle : undefined)
  const ishaMinutes = ishaAngle === undefined ? (options.ishaMinutes ?? method.ishaMinutes) : 0
  const settings: Settings = {
    fajrAngle: number('fajrAngle', options.fajrAngle ?? method.fajrAngle, 1, 30),
    maghribAngle: number('maghribAngle', options.maghribAngle ?? method.maghribAngle ?? 0, 0, 30),
    ishaAngle: ishaAngle === undefined ? 0 : number('ishaAngle', ishaAngle, 1, 30),
    ishaMinutes: number('ishaMinutes', ishaMinutes, 0, 360),
    asrFactor: number('asrFactor', options.asrFactor ?? 1, 0.1, 10),
    midnight: choice('midnight', options.midnight ?? method.midnight ?? 'sunsetToSunrise', midnightRules),
    highLatitude: choice('highLatitude', options.highLatitude ?? 'none', highLatitudeRules),
    rounding: choice('rounding', options.rounding ?? method.rounding ?? 'nearest', roundings),
    seasonalTwilight: method.seasonalTwilight === true,
    methodAdjustments: method.adjustments,
    adjustments: options.adjustments,
  }
  if (settings.ishaAngle > 0 && settings.maghribAngle > settings.ishaAngle) {
    throw refused('maghribAngle', settings.maghribAngle, `at most the isha angle, ${settings.ishaAngle}`)
  }
  checkAdjustments(settings.methodAdjustments)
  checkAdjustments(settings.adjustments)
  return settings
}

const midnightRules = ['sunsetToFajr', 'sunsetToSunrise'] as const
const highLatitudeRules = ['none', 'middleOfTheNight', 'seventhOfTheNight', 'twilightAngle'] as const
const roundings = ['none', 'nearest', 'up'] as const

function methodFrom(method: MethodId | Method): Method {
  if (typeof method === 'object' && method !== null) return method
  if (typeof method === 'string' && Object.hasOwn(methods, method)) return methods[method]
  const allowed = `one of ${Object.keys(methods).join(', ')}, or an object with fajrAngle and ishaAngle`
  throw new PrayerTimesError(
    'unknown-method',
    `the method ${shown(method)} is not known. Allowed: ${allowed}.`,
  )
}

function number(name: string, value: unknown, least: number, most: number): number {
  if (typeof value === 'number' && value >= least && value <= most) return value
  throw refused(name, value, `a number from ${least} to ${most}`)
}

function choice<T extends string>(name: string, value: T, allowed: readonly T[]): T {
  if (allowed.includes(value)) return value
  throw refused(name, value, allowed.map((one) => `"${one}"`).join(', '))
}

function checkAdjustments(adjustments: Adjustments | undefined): void {
  if (adjustments === undefined) return
  if (typeof adjustments !== 'object' || adjustments === null) {
    throw refused('adjustments', adjustments, 'an object of minutes such as { fajr: 2 }')
  }
  for (const name in adjustments) {
    if (!dayTimeNames.includes(name as never)) throw refused('adjustments', name, dayTimeNames.join(', '))
    const minutes = adjustments[name as keyof Adjustments]
    if (minutes !== undefined) number(`adjustments.${name}`, minutes, -180, 180)
  }
}

function refused(name: string, value: unknown, allowed: string): PrayerTimesError {
  return new PrayerTimesError('bad-option', `${name} ${shown(value)} cannot be used. Allowed: ${allowed}.`)
}
