import { formatNumber } from '@islamic-centre/i18n/formats'
import type { Language } from '@islamic-centre/i18n/locales'
import {
  type Adjustments,
  type CityId,
  cities,
  type DayTimeName,
  type MethodId,
} from '@islamic-centre/prayer-times'
import type { TFunction } from 'i18next'

const degrees = (value: number) => Math.round(Math.abs(value) * 100) / 100

/** The method of calculation, and the minutes by which the centre moves some of the times shown. */
export function methodNotes(
  t: TFunction,
  { method, adjustments }: { method: MethodId; adjustments: Adjustments },
  times: readonly Exclude<DayTimeName, 'lastThird'>[],
): string[] {
  const adjusted = times.flatMap((time) => {
    const minutes = adjustments[time as keyof Adjustments] ?? 0
    if (minutes === 0) return []
    const name = t(`times.${time}`)
    return t(minutes > 0 ? 'timetable.later' : 'timetable.earlier', { name, count: Math.abs(minutes) })
  })
  return [
    t('timetable.method', { method: t(`methods.${method}`) }),
    ...(adjusted.length > 0 ? [t('timetable.adjusted', { list: adjusted.join(t('site.comma')) })] : []),
  ]
}

/** The place and the clock of the times of a city. */
export function placeNote(t: TFunction, language: Language, city: CityId): string {
  const { latitude, longitude, timeZone } = cities[city]
  return t('timetable.place', {
    city: t(`cities.${city}`),
    latitude: formatNumber(language, degrees(latitude)),
    longitude: formatNumber(language, degrees(longitude)),
    zone: timeZone,
  })
}
