import { LinkButton } from '@islamic-centre/ui/button'
import { CalendarIcon } from '@islamic-centre/ui/icon'
import { Section } from '@islamic-centre/ui/section'
import { CopyLink } from '@islamic-centre/ui/share'
import { useTranslation } from 'react-i18next'
import './subscribe-to-calendar.css'

/** Subscribes a calendar to a file of this site: by one press, or by a URL to copy. */
export function SubscribeToCalendar({ address, lead }: { address: string; lead: string }) {
  const { t } = useTranslation()
  return (
    <Section
      id="subscribe"
      ground="tint"
      heading={t('timetable.subscribe')}
      lead={lead}
      className="subscribe-to-calendar"
    >
      <LinkButton icon={<CalendarIcon />} href={address.replace(/^https?:/, 'webcal:')}>
        {t('timetable.openCalendar')}
      </LinkButton>
      <p className="subscribe-to-calendar__address">
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
