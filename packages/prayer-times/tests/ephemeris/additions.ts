import { Coordinates as AdhanCoordinates, CalculationMethod, PrayerTimes, Rounding, Shafaq } from 'adhan'
import { Body, Observer, SearchRiseSet } from 'astronomy-engine'
import { addDays, isoDate } from '../../src/calendar-arithmetic.ts'
import { cities } from '../../src/cities.ts'
import type { CivilDate } from '../../src/civil-date.ts'
import { civilDateOfHijri, hijriDate } from '../../src/hijri-date.ts'
import type { Method } from '../../src/methods.ts'
import type { Place } from '../../src/place.ts'
import { prayerTimesOn } from '../../src/prayer-times-on.ts'
import { onlyAladhan } from './aladhan-methods.ts'
import { ephemerisDay } from './ephemeris-day.ts'
import { polarDay } from './polar-day.ts'
import { at } from './reference-tables.ts'
import { ummAlQuraPairs } from './umm-al-qura.ts'

/** What came to the Jafari day later, each against a source outside this package. */
type Addition = {
  readonly what: string
  readonly against: string
  /** In seconds. */
  readonly allowed: number
  /** The difference of each time compared, in seconds; NaN where only one of the two has it. */
  readonly differences: () => readonly number[]
}

const exact = { rounding: 'none' } as const
const minute = 60_000

/** Four days a month, the whole year round. */
const days = Array.from(
  { length: 48 },
  (_, index): CivilDate => ({
    year: 2027,
    month: 1 + Math.floor(index / 4),
    day: 3 + 7 * (index % 4),
  }),
)

const apart = (ours: Date | null, theirs: number | null | undefined) =>
  ours === null && theirs === null ? 0 : ((ours?.getTime() ?? NaN) - (theirs ?? NaN)) / 1000

function lastThird(): number[] {
  const { latitude, longitude } = cities.toronto
  return days.map((date) => {
    const sunset = ephemerisDay(date, latitude, longitude).sunset ?? NaN
    const fajr = ephemerisDay(addDays(date, 1), latitude, longitude).fajr ?? NaN
    return apart(prayerTimesOn(date, cities.toronto, exact).lastThird, sunset + (fajr - sunset) * (2 / 3))
  })
}

function elevation(): number[] {
  return [0, 20, 35, -35, 45].flatMap((latitude) =>
    [50, 500, 1500, 3500].flatMap((metres) =>
      days.flatMap((date) => {
        const place: Place = { ...at(latitude, 15), elevation: metres }
        const { dhuhr, sunrise, sunset } = prayerTimesOn(date, place, exact)
        const observer = new Observer(latitude, 15, metres)
        const search = (start: number, direction: 1 | -1) =>
          SearchRiseSet(Body.Sun, observer, direction, new Date(start), 0.5, metres)?.date.getTime()
        const noon = dhuhr?.getTime() ?? NaN
        return [apart(sunrise, search(noon - 720 * minute, 1)), apart(sunset, search(noon, -1))]
      }),
    ),
  )
}

function shafaq(): number[] {
  const place = at(51.5, 0)
  return (['general', 'ahmer', 'abyad'] as const).flatMap((shafaq) =>
    days.flatMap((date) => {
      const parameters = CalculationMethod.MoonsightingCommittee()
      const name = { general: Shafaq.General, ahmer: Shafaq.Ahmer, abyad: Shafaq.Abyad }[shafaq]
      Object.assign(parameters, { shafaq: name, rounding: Rounding.None })
      const midday = new Date(date.year, date.month - 1, date.day, 12)
      const coordinates = new AdhanCoordinates(place.latitude, place.longitude)
      const theirs = new PrayerTimes(coordinates, midday, parameters)
      const ours = prayerTimesOn(date, place, { ...exact, method: 'moonsightingCommittee', shafaq })
      return [apart(ours.fajr, theirs.fajr.getTime()), apart(ours.isha, theirs.isha.getTime())]
    }),
  )
}

function aladhanMethods(): number[] {
  return onlyAladhan.flatMap(({ id, fajr, isha, ishaMinutes, maghribMinutes = 0, place }) =>
    days.flatMap((date) => {
      const { latitude, longitude } = place
      const angles = { fajr, maghrib: 4, isha: isha ?? 14 }
      const theirs = ephemerisDay(date, latitude, longitude, angles)
      const maghrib = (theirs.sunset ?? NaN) + maghribMinutes * minute
      const ours = prayerTimesOn(date, at(latitude, longitude), { method: id, ...exact })
      const expected = ishaMinutes === undefined ? theirs.isha : maghrib + ishaMinutes * minute
      return [apart(ours.fajr, theirs.fajr), apart(ours.maghrib, maghrib), apart(ours.isha, expected)]
    }),
  )
}

function polar(rule: NonNullable<Method['polar']>): number[] {
  return [at(69.65, 18.96), at(78.22, 15.65), at(-77.85, 166.67)].flatMap((place) =>
    days
      .filter(({ day }) => day === 17)
      .flatMap((date) => {
        const theirs = polarDay(date, place, rule)
        const ours = prayerTimesOn(date, place, { ...exact, polar: rule })
        return (['fajr', 'sunrise', 'dhuhr', 'asr', 'sunset', 'maghrib', 'isha'] as const).map((name) =>
          apart(ours[name], theirs[name]),
        )
      }),
  )
}

/** Both ways. A day off is 86,400 seconds. */
function hijri(): number[] {
  const off = (ours: CivilDate, theirs: CivilDate) => (isoDate(ours) === isoDate(theirs) ? 0 : 86_400)
  return ummAlQuraPairs.flatMap(({ civil, hijri }) => [
    off(hijriDate(civil), hijri),
    off(civilDateOfHijri(hijri), civil),
  ])
}

const ephemeris = 'astronomy-engine'

export const additions: readonly Addition[] = [
  { what: '`lastThird`, Toronto', against: ephemeris, allowed: 5, differences: lastThird },
  {
    what: '`elevation`, 50 to 3,500 m, up to 45°',
    against: `${ephemeris}, its own horizon and size of the sun`,
    allowed: 15,
    differences: elevation,
  },
  { what: '`shafaq`, all three, London', against: 'adhan', allowed: 10, differences: shafaq },
  {
    what: `the ${onlyAladhan.length} methods of Aladhan alone, each where it is from`,
    against: `${ephemeris}, Aladhan's parameters`,
    allowed: 5,
    differences: aladhanMethods,
  },
  // Beside a polar day the sun moves along the horizon, and a small part of a degree takes it a minute.
  {
    what: "`polar: 'nearestLatitude'`, 70°, 78° and −78°",
    against: `${ephemeris} at the latitude it finds`,
    allowed: 90,
    differences: () => polar('nearestLatitude'),
  },
  {
    what: "`polar: 'nearestDay'`, 70°, 78° and −78°",
    against: `${ephemeris} on the day it finds`,
    allowed: 90,
    differences: () => polar('nearestDay'),
  },
  {
    what: '`hijriDate`, `civilDateOfHijri`',
    against: "dates of the Umm al-Qura calendar's site",
    allowed: 0,
    differences: hijri,
  },
]
