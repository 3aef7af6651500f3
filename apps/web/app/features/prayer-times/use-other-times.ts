import type { CityId } from '@islamic-centre/prayer-times'
import { useTranslation } from 'react-i18next'
import type { PrayerTimesOfDay } from './prayer-times-of-day.ts'

/** The times in a city that the table of five leaves out: imsak and midnight, and afternoon and night where they are wanted. */
export function useOtherTimes({ others, cities }: PrayerTimesOfDay, city: CityId) {
  const { t } = useTranslation()
  return others.map(({ name, cells }) => {
    const time = cells[cities.indexOf(city)]
    const clock = [time?.clock ?? '–', time?.period].filter(Boolean).join(' ')
    return {
      label: t(`times.${name}`),
      display: name === 'midnight' && time ? t('timetable.nightThatFollows', { midnight: clock }) : clock,
      dateTime: time?.at,
    }
  })
}
