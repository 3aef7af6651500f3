import type { DayTimeName } from './time-names.ts'

/** Minutes added to single times. */
export type Adjustments = { readonly [name in DayTimeName]?: number }

export type MidnightRule = 'sunsetToFajr' | 'sunsetToSunrise'

export type Rounding = 'none' | 'nearest' | 'up'

/** One convention of calculation. Angles are degrees of the sun's centre below the horizon. */
export type Method = {
  readonly fajrAngle: number
  /** Degrees after sunset; absent where the evening begins at sunset. */
  readonly maghribAngle?: number
  readonly ishaAngle?: number
  /** Minutes from sunset to isha, for methods that state no angle. */
  readonly ishaMinutes?: number
  /** The shorter half of which night is before midnight. Default `sunsetToSunrise`. */
  readonly midnight?: MidnightRule
  /** Twilights no longer than the seasonal ones of the Moonsighting Committee. */
  readonly seasonalTwilight?: boolean
  /** Minutes the authority itself adds. */
  readonly adjustments?: Adjustments
  readonly rounding?: Rounding
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
    seasonalTwilight: true,
    adjustments: { dhuhr: 5, maghrib: 3 },
  },
  northAmerica: { fajrAngle: 15, ishaAngle: 15, adjustments: { dhuhr: 1 } },
  kuwait: { fajrAngle: 18, ishaAngle: 17.5 },
  qatar: { fajrAngle: 18, ishaMinutes: 90 },
  singapore: { fajrAngle: 20, ishaAngle: 18, adjustments: { dhuhr: 1 }, rounding: 'up' },
  turkey: { fajrAngle: 18, ishaAngle: 17, adjustments: { sunrise: -7, dhuhr: 5, asr: 4, maghrib: 7 } },
} as const satisfies Record<string, Method>

export type MethodId = keyof typeof methods
