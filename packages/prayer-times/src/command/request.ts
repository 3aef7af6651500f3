import { parseArgs } from 'node:util'
import { civilDateIn } from '../civil-date-in.ts'
import type { Method } from '../methods.ts'
import type { PrayerTimesOptions } from '../options.ts'
import type { Place } from '../place.ts'
import { type AskedPeriod, periodFrom } from './period.ts'
import { placeFrom } from './place-argument.ts'
import { UsageError } from './usage-error.ts'

/** The parsed command line. */
export type Request = {
  readonly place: Place
  readonly placeName: string
  readonly period: AskedPeriod
  readonly format: string
  readonly options: PrayerTimesOptions
}

/** Parses a command line; undefined if it requests help. The package itself validates the values of the options. */
export function requestFrom(argv: readonly string[], now: Date): Request | undefined {
  const { values, positionals } = parsed(argv)
  const [placeName, period, ...rest] = positionals
  if (values.help || placeName === undefined) return undefined
  if (rest.length > 0) throw new UsageError(`"${rest.join(' ')}" comes after the place and the period.`)
  const place = placeAt(placeName, values.elevation)
  const { year, month } = civilDateIn(place.timeZone, now)
  const method = values.method as PrayerTimesOptions['method']
  const highLatitude = values['high-latitude'] as Method['highLatitude']
  const rounding = values.rounding as Method['rounding']
  const shafaq = values.shafaq as Method['shafaq']
  const polar = values.polar as Method['polar']
  const asrFactor = values['asr-factor']
  return {
    place,
    placeName,
    period: period === undefined ? { year, month } : periodFrom(period),
    format: values.format ?? 'table',
    options: {
      ...(method && { method }),
      ...(highLatitude && { highLatitude }),
      ...(shafaq && { shafaq }),
      ...(polar && { polar }),
      ...(rounding && { rounding }),
      ...(asrFactor && { asrFactor: Number(asrFactor) }),
      ...(values.adjust && { adjustments: adjustmentsFrom(values.adjust) }),
    },
  }
}

function placeAt(name: string, elevation: string | undefined): Place {
  const place = placeFrom(name)
  return elevation === undefined ? place : { ...place, elevation: Number(elevation) }
}

function parsed(argv: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        method: text,
        format: text,
        'asr-factor': text,
        'high-latitude': text,
        shafaq: text,
        polar: text,
        elevation: text,
        rounding: text,
        adjust: { type: 'string', multiple: true },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function adjustmentsFrom(pairs: readonly string[]): { [name: string]: number } {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name = '', minutes] = /^(\w+)=([+-]?\d+(?:\.\d+)?)$/.exec(pair) ?? []
      if (!name)
        throw new UsageError(`--adjust "${pair}" is not a name and minutes, such as fajr=2 or isha=-1.`)
      return [name, Number(minutes)]
    }),
  )
}
