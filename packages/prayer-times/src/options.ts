import { type Adjustments, type Method, type MethodId, type MidnightRule, methods } from './methods.ts'
import { highLatitudeRules } from './night-rules.ts'
import { badOption, checkOptionNames } from './option-names.ts'
import { polarRules } from './polar-rules.ts'
import { roundings } from './rounding.ts'
import { shafaqs } from './seasonal-twilight.ts'
import { dayTimeNames } from './time-names.ts'

/** How to calculate: a method, and whatever of it is to be otherwise. Adjustments are added to the method's own. */
export type PrayerTimesOptions = Partial<Method> & {
  /** An id of `methods`, a row of it, or a row of your own. Default `'jafari'`. */
  readonly method?: MethodId | Method
}

export type Settings = ReturnType<typeof settingsFrom>

const midnightRules: { readonly [rule in MidnightRule]: true } = { sunsetToFajr: true, sunsetToSunrise: true }

const methodNames: readonly (keyof Method)[] = [
  'fajrAngle',
  'maghribAngle',
  'ishaAngle',
  'ishaMinutes',
  'asrFactor',
  'midnight',
  'highLatitude',
  'shafaq',
  'polar',
  'rounding',
  'adjustments',
]
/** One object may serve every function, so that the options of one are none too many for another. */
const optionNames = ['method', ...methodNames, 'names', 'third', 'smallestUnit']

/** The options with the method's row and the defaults filled in, every name and value checked. */
export function settingsFrom(options: PrayerTimesOptions) {
  const own: PrayerTimesOptions = options ?? {}
  checkOptionNames(own, optionNames)
  const method = methodRow(own.method ?? 'jafari')

  const number = (name: NumberName, min: number, max: number, otherwise?: number) =>
    within(name, own[name] ?? method[name] ?? otherwise, min, max)
  const choice = <Name extends string>(
    name: 'midnight' | 'highLatitude' | 'rounding' | 'shafaq' | 'polar',
    table: { readonly [name in Name]: unknown },
    otherwise: NoInfer<Name>,
  ) => oneOf(name, table, own[name] ?? method[name] ?? otherwise) as Name

  const maghribAngle = number('maghribAngle', 0, 30, 0)
  // Minutes among the options go before an angle of the method.
  const byAngle = own.ishaAngle ?? (own.ishaMinutes === undefined ? method.ishaAngle : undefined)
  return {
    fajrAngle: number('fajrAngle', 1, 30),
    maghribAngle,
    ishaAngle: byAngle === undefined ? 0 : number('ishaAngle', Math.max(1, maghribAngle), 30),
    ishaMinutes: byAngle === undefined ? number('ishaMinutes', 0, 360) : 0,
    asrFactor: number('asrFactor', 0.1, 10, 1),
    midnight: choice('midnight', midnightRules, 'sunsetToSunrise'),
    highLatitude: choice('highLatitude', highLatitudeRules, 'none'),
    shafaq: choice('shafaq', shafaqs, 'general'),
    polar: choice('polar', polarRules, 'none'),
    rounding: choice('rounding', roundings, 'nearest'),
    adjustments: [method.adjustments, own.adjustments].filter(isGiven),
  }
}

type NumberName = 'fajrAngle' | 'maghribAngle' | 'ishaAngle' | 'ishaMinutes' | 'asrFactor'

function methodRow(method: MethodId | Method): Method {
  if (typeof method !== 'object') return methods[oneOf('method', methods, method)]
  checkOptionNames(method, methodNames, 'method')
  return method
}

function within(name: string, value: unknown, min: number, max: number): number {
  if (typeof value === 'number' && value >= min && value <= max) return value
  throw badOption(name, value, `${min} to ${max}`)
}

function oneOf<Name extends string>(
  name: string,
  table: { readonly [name in Name]: unknown },
  value: unknown,
): Name {
  if (typeof value === 'string' && Object.hasOwn(table, value)) return value as Name
  throw badOption(name, value, Object.keys(table).join(', '))
}

function isGiven(adjustments: Adjustments | undefined): adjustments is Adjustments {
  if (adjustments === undefined) return false
  checkOptionNames(adjustments, dayTimeNames, 'adjustments')
  for (const [name, minutes] of Object.entries(adjustments))
    within(`adjustments.${name}`, minutes ?? 0, -180, 180)
  return true
}
