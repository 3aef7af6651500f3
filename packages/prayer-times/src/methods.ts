import type { HighLatitudeRule } from './night-rules.ts'
import type { PolarRule } from './polar-rules.ts'
import type { Rounding } from './rounding.ts'
import type { Shafaq } from './seasonal-twilight.ts'
import type { DayTimeName } from './time-names.ts'

/** Minutes added to single times. */
export type Adjustments = { readonly [name in DayTimeName]?: number }

export type MidnightRule = 'sunsetToFajr' | 'sunsetToSunrise'

/** One convention of calculation. Angles are degrees of the sun's centre below the horizon, from 1 to 30. */
export type Method = {
  readonly fajrAngle: number
  /** Absent, or 0, where the evening begins at sunset. */
  readonly maghribAngle?: number
  readonly ishaAngle?: number
  /** Minutes (0 to 360) from sunset to isha, for methods that state no angle. */
  readonly ishaMinutes?: number
  /** How many times its height a shadow has grown by asr: 1 (default; Jafari, Shafi'i and others) or 2 (Hanafi). */
  readonly asrFactor?: number
  /** Where the night ends whose middle is midnight. Default `sunsetToSunrise`. */
  readonly midnight?: MidnightRule
  /** Default `'none'`: a time that does not happen is null. */
  readonly highLatitude?: HighLatitudeRule
  /** Which evening twilight `seasonalTwilight` lasts for. Default `'general'`. */
  readonly shafaq?: Shafaq
  /** What stands in for a day without a sunrise or a sunset. Default `'none'`: its times are null. */
  readonly polar?: PolarRule
  /** To whole minutes. Default `'nearest'`. */
  readonly rounding?: Rounding
  /** Minutes (-180 to 180) added before rounding. */
  readonly adjustments?: Adjustments
}

/** The methods by id. Where each row comes from is in the README, under "Methods". */
export const methods = {
  jafari: { fajrAngle: 16, maghribAngle: 4, ishaAngle: 14, midnight: 'sunsetToFajr' },
  tehran: { fajrAngle: 17.7, maghribAngle: 4.5, ishaAngle: 14, midnight: 'sunsetToFajr' },
  muslimWorldLeague: { fajrAngle: 18, ishaAngle: 17, adjustments: { dhuhr: 1 } },
  egyptian: { fajrAngle: 19.5, ishaAngle: 17.5, adjustments: { dhuhr: 1 } },
  karachi: { fajrAngle: 18, ishaAngle: 18, adjustments: { dhuhr: 1 } },
  ummAlQura: { fajrAngle: 18.5, ishaMinutes: 90 },
  dubai: { fajrAngle: 18.2, ishaAngle: 18.2, adjustments: { sunrise: -3, dhuhr: 3, asr: 3, maghrib: 3 } },
  moonsightingCommittee: {
    fajrAngle: 18,
    ishaAngle: 18,
    highLatitude: 'seasonalTwilight',
    adjustments: { dhuhr: 5, maghrib: 3 },
  },
  northAmerica: { fajrAngle: 15, ishaAngle: 15, adjustments: { dhuhr: 1 } },
  kuwait: { fajrAngle: 18, ishaAngle: 17.5 },
  qatar: { fajrAngle: 18, ishaMinutes: 90 },
  singapore: { fajrAngle: 20, ishaAngle: 18, adjustments: { dhuhr: 1 }, rounding: 'up' },
  turkey: { fajrAngle: 18, ishaAngle: 17, adjustments: { sunrise: -7, dhuhr: 5, asr: 4, maghrib: 7 } },
  gulf: { fajrAngle: 19.5, ishaMinutes: 90 },
  france: { fajrAngle: 12, ishaAngle: 12 },
  russia: { fajrAngle: 16, ishaAngle: 15 },
  jakim: { fajrAngle: 20, ishaAngle: 18 },
  tunisia: { fajrAngle: 18, ishaAngle: 18 },
  algeria: { fajrAngle: 18, ishaAngle: 17 },
  kemenag: { fajrAngle: 20, ishaAngle: 18 },
  morocco: { fajrAngle: 19, ishaAngle: 17 },
  // 77 minutes after a maghrib that is 3 minutes after sunset.
  portugal: { fajrAngle: 18, ishaMinutes: 80, adjustments: { maghrib: 3 } },
  jordan: { fajrAngle: 18, ishaAngle: 18, adjustments: { maghrib: 5 } },
} as const satisfies Record<string, Method>

export type MethodId = keyof typeof methods
