import type { MethodId } from '../../src/methods.ts'
import type { Coordinates } from '../../src/place.ts'

/** What api.aladhan.com/v1/methods states of a method: its id and degrees, or minutes, and the place it is of. */
type AladhanMethod = {
  readonly aladhan: number
  readonly id: MethodId
  readonly fajr: number
  /** Minutes after sunset. */
  readonly maghribMinutes?: number
  /** Degrees; minutes are after maghrib. */
  readonly isha?: number
  readonly ishaMinutes?: number
  readonly place: Coordinates
}

const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude })

/** The methods that Aladhan has and adhan has not. */
export const onlyAladhan: readonly AladhanMethod[] = [
  { aladhan: 8, id: 'gulf', fajr: 19.5, ishaMinutes: 90, place: at(24.1324, 53.32) },
  { aladhan: 12, id: 'france', fajr: 12, isha: 12, place: at(48.8566, 2.3522) },
  { aladhan: 14, id: 'russia', fajr: 16, isha: 15, place: at(54.7348, 55.9579) },
  { aladhan: 17, id: 'jakim', fajr: 20, isha: 18, place: at(3.139, 101.6869) },
  { aladhan: 18, id: 'tunisia', fajr: 18, isha: 18, place: at(36.8065, 10.1815) },
  { aladhan: 19, id: 'algeria', fajr: 18, isha: 17, place: at(36.7538, 3.0588) },
  { aladhan: 20, id: 'kemenag', fajr: 20, isha: 18, place: at(-6.2088, 106.8456) },
  { aladhan: 21, id: 'morocco', fajr: 19, isha: 17, place: at(33.9716, -6.8498) },
  { aladhan: 22, id: 'portugal', fajr: 18, maghribMinutes: 3, ishaMinutes: 77, place: at(38.7223, -9.1393) },
  { aladhan: 23, id: 'jordan', fajr: 18, maghribMinutes: 5, isha: 18, place: at(31.9461, 35.9238) },
]

/** Those of Aladhan that are methods of adhan too, or Jafari: with the same angles, without adhan's own minutes. */
export const bothHave: readonly Omit<AladhanMethod, 'place'>[] = [
  { aladhan: 0, id: 'jafari', fajr: 16, isha: 14 },
  { aladhan: 1, id: 'karachi', fajr: 18, isha: 18 },
  { aladhan: 2, id: 'northAmerica', fajr: 15, isha: 15 },
  { aladhan: 3, id: 'muslimWorldLeague', fajr: 18, isha: 17 },
  { aladhan: 4, id: 'ummAlQura', fajr: 18.5, ishaMinutes: 90 },
  { aladhan: 5, id: 'egyptian', fajr: 19.5, isha: 17.5 },
  { aladhan: 7, id: 'tehran', fajr: 17.7, isha: 14 },
  { aladhan: 9, id: 'kuwait', fajr: 18, isha: 17.5 },
  { aladhan: 10, id: 'qatar', fajr: 18, ishaMinutes: 90 },
  { aladhan: 11, id: 'singapore', fajr: 20, isha: 18 },
  { aladhan: 13, id: 'turkey', fajr: 18, isha: 17 },
  { aladhan: 15, id: 'moonsightingCommittee', fajr: 18, isha: 18 },
  { aladhan: 16, id: 'dubai', fajr: 18.2, isha: 18.2 },
]
