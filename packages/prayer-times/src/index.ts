export { type City, type CityId, cities } from './cities.ts'
export type { CivilDate, CivilDateInput } from './civil-date.ts'
export { civilDateIn } from './civil-date-in.ts'
export { civilDateOfHijri, type HijriOptions, hijriDate } from './hijri-date.ts'
export type { DeclaredMonth } from './hijri-months.ts'
export { jalaliDate } from './jalali-date.ts'
export {
  type Adjustments,
  type Method,
  type MethodId,
  type MidnightRule,
  methods,
} from './methods.ts'
export { currentTime, type NamedTime, type NameOptions, nextTime } from './next-time.ts'
export type { HighLatitudeRule } from './night-rules.ts'
export type { PrayerTimesOptions } from './options.ts'
export type { Coordinates, Place } from './place.ts'
export { type CallName, type PlanOptions, planCalls } from './plan-calls.ts'
export type { PolarRule } from './polar-rules.ts'
export { PrayerTimesError, type PrayerTimesErrorCode } from './prayer-times-error.ts'
export { prayerTimesOn } from './prayer-times-on.ts'
export { qibla } from './qibla.ts'
export { type Remaining, remaining } from './remaining.ts'
export type { Rounding } from './rounding.ts'
export type { Shafaq } from './seasonal-twilight.ts'
export {
  type DayTimeName,
  type DayTimes,
  dayTimeNames,
  type TimeName,
  tableRows,
  timeNames,
} from './time-names.ts'
export { type SmallestUnit, type TimeUntil, timeUntil } from './time-until.ts'
export { type Period, type Timetable, type TimetableDay, timetable } from './timetable.ts'
