import type { CityId } from '@islamic-centre/prayer-times'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../dates/use-now.ts'
import type { PrayerTimesOfDay } from './prayer-times-of-day.ts'
import { areRowsOver } from './rows-at.ts'

/**
 * The times in a city that the table of five leaves out: imsak, which is tomorrow's together with the dawn, and midnight, and
 * afternoon and night where they are wanted.
 */
export function useOtherTimes(prayer: PrayerTimesOfDay, city: CityId) {
  const { t } = useTranslation()
  const now = useNow()
  const column = prayer.cities.indexOf(city)
  const isTomorrow = areRowsOver(prayer, column, now)
  return prayer.others.map(({ name, cells }) => {
    const isTomorrows = name === 'imsak' && isTomorrow
    const time = (isTomorrows ? prayer.tomorrowsImsak : cells)[column]
    const clock = [time?.clock ?? '–', time?.period].filter(Boolean).join(' ')
    return {
      label: isTomorrows ? t('prayer.imsakTomorrow') : t(`times.${name}`),
      display: name === 'midnight' && time ? t('timetable.nightThatFollows', { midnight: clock }) : clock,
      dateTime: time?.at,
    }
  })
}
