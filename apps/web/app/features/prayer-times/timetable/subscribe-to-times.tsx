import type { CityId } from '@islamic-centre/prayer-times'
import { useTranslation } from 'react-i18next'
import { SubscribeToCalendar } from '../../../components/subscribe-to-calendar.tsx'
import { useLanguage } from '../../../i18n/i18n-provider.tsx'
import { prayerCalendarPath } from '../../../paths/site-pages.ts'

/** Subscribes a calendar to a city's times. */
export function SubscribeToTimes({ city, origin }: { city: CityId; origin: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <SubscribeToCalendar
      address={origin + prayerCalendarPath(language, city)}
      lead={t('timetable.calendarText', { city: t(`cities.${city}`) })}
    />
  )
}
