import {
  type CivilDate,
  type Place,
  type PrayerTimesOptions,
  prayerTimesOn,
} from '@islamic-centre/prayer-times'

/** The moment on a civil date at which its Hijri day ends and the next one begins; null where there is no Maghrib. */
export const maghribOn = (date: CivilDate, place: Place, options: PrayerTimesOptions): Date | null =>
  prayerTimesOn(date, place, options).maghrib
