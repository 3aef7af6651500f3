import type { CityId } from '@islamic-centre/prayer-times'
import { useTranslation } from 'react-i18next'
import { SubscribeToCalendar } from '../../../components/subscribe-to-calendar.tsx'
import { useLanguage } from '../../../i18n/i18n-provider.tsx'
import { prayerCalendarPath } from '../../../paths/site-pages.ts'
import { pathWithTimes } from './requested-times.ts'

/** Subscribes a calendar to a city's times. */
export function SubscribeToTimes({
  city,
  withAll,
  origin,
}: {
  city: CityId
  withAll: boolean
  origin: string
}) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <SubscribeToCalendar
      address={origin + pathWithTimes(prayerCalendarPath(language, city), withAll)}
      lead={t('timetable.calendarText', { city: t(`cities.${city}`) })}
    />
  )
}
