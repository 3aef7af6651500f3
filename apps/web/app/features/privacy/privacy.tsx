import { Link } from '@islamic-centre/ui/link'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ContactOffice } from '../../components/contact-office.tsx'
import { Topic, Topics } from '../../components/topics.tsx'
import type { Installation } from './installation.ts'
import { StoredItems } from './stored-items.tsx'

type PrivacyProps = {
  installation: Installation
  /** Where the visitor changes the choice of being counted. */
  choice: ReactNode
}

/** What this installation stores, for how long, what other companies receive, and what a visitor can ask for. */
export function Privacy({ installation, choice }: PrivacyProps) {
  const { t } = useTranslation()
  const { counting, takesMessages, messageRetentionDays: days } = installation
  // Isolated, as an address may begin with digits.
  const hosts = installation.hosts.map((host) => `\u2068${host}\u2069`)
  return (
    <Topics lead={t(`privacy.summary.${counting?.name ?? 'none'}`)}>
      <Topic heading={t('privacy.storedHeading')}>
        <p>{t('privacy.storedText')}</p>
        <StoredItems installation={installation} />
      </Topic>
      <Topic id="counting" heading={t('privacy.countingHeading')}>
        <p>
          {t(`privacy.counting.${counting?.name ?? 'none'}`, {
            host: counting?.name === 'plausible' ? counting.host : '',
          })}
        </p>
        {counting && <p>{t('privacy.counting.signals')}</p>}
        {choice}
      </Topic>
      <Topic heading={t('privacy.messagesHeading')}>
        {takesMessages ? (
          <>
            <p>{t('privacy.messages.what')}</p>
            <p>{days === null ? t('privacy.messages.unlimited') : t('privacy.messages.days', { days })}</p>
            <p>
              {t('privacy.messages.signUps')}
              {days !== null && ` ${t('privacy.messages.signUpDays', { days })}`}
            </p>
          </>
        ) : (
          <p>{t('privacy.messages.none')}</p>
        )}
      </Topic>
      <Topic heading={t('privacy.othersHeading')}>
        <p>{t('privacy.others.frames')}</p>
        <p>{t('privacy.others.own', { hosts: hosts.join(t('site.comma')) })}</p>
      </Topic>
      <Topic heading={t('privacy.logsHeading')}>
        <p>{t('privacy.logs')}</p>
      </Topic>
      <Topic heading={t('privacy.rightsHeading')}>
        <p>{t('privacy.rights')}</p>
        <p>
          {t('privacy.complain')} <Link href="https://www.priv.gc.ca/">{t('privacy.commissioner')}</Link>
        </p>
        <ContactOffice>{t('privacy.contact')}</ContactOffice>
      </Topic>
    </Topics>
  )
}
