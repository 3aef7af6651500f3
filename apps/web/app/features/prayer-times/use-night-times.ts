import type { CityId } from '@islamic-centre/prayer-times'
import { useTranslation } from 'react-i18next'
import type { PrayerTimesOfDay } from './prayer-times-of-day.ts'

/** Imsak and midnight in a city, which the table of five times leaves out. */
export function useNightTimes({ night, cities }: PrayerTimesOfDay, city: CityId) {
  const { t } = useTranslation()
  return night.map(({ name, cells }) => {
    const time = cells[cities.indexOf(city)]
    const clock = [time?.clock ?? '–', time?.period].filter(Boolean).join(' ')
    return {
      label: t(`times.${name}`),
      display: name === 'midnight' && time ? t('timetable.nightThatFollows', { midnight: clock }) : clock,
      dateTime: time?.at,
    }
  })
}
