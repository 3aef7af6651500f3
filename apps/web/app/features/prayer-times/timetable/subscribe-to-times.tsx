import type { CityId } from '@islamic-centre/prayer-times'
import { LinkButton } from '@islamic-centre/ui/button'
import { CalendarIcon } from '@islamic-centre/ui/icon'
import { Section } from '@islamic-centre/ui/section'
import { CopyLink } from '@islamic-centre/ui/share'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n-provider.tsx'
import { prayerCalendarPath } from '../../../paths/site-pages.ts'
import './subscribe-to-times.css'

/** Subscribes a calendar to a city's times: by one press, or by a URL to copy. */
export function SubscribeToTimes({ city, origin }: { city: CityId; origin: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const address = origin + prayerCalendarPath(language, city)
  return (
    <Section
      id="subscribe"
      ground="tint"
      heading={t('timetable.subscribe')}
      lead={t('timetable.calendarText', { city: t(`cities.${city}`) })}
      className="subscribe-to-times"
    >
      <LinkButton icon={<CalendarIcon />} href={address.replace(/^https?:/, 'webcal:')}>
        {t('timetable.openCalendar')}
      </LinkButton>
      <p className="subscribe-to-times__address">
        {t('timetable.calendarAddress')} <bdi dir="ltr">{address}</bdi>
      </p>
      <CopyLink
        address={address}
        labels={{
          copy: t('timetable.copy'),
          copied: t('records.copied'),
          byHand: t('records.copyByHand'),
        }}
      />
    </Section>
  )
}
