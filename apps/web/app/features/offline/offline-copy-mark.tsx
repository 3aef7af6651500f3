import { formatGregorianDay, formatTime } from '@islamic-centre/i18n/formats'
import { Link } from '@islamic-centre/ui/link'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import './offline.css'

/** Shows when a page that comes from the device's cache was fetched, by the clock of the device. */
export function OfflineCopyMark({ at }: { at: Date }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { pathname } = useLocation()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const clock = formatTime(language, at, timeZone)
  const day = formatGregorianDay(language, at, timeZone)
  return (
    <aside className="cached-copy" aria-labelledby="cached-copy">
      <p>
        <span id="cached-copy">{t('offline.asOf', { day, clock })}</span>{' '}
        <Link href={pathname} native>
          {t('offline.refresh')}
        </Link>
      </p>
    </aside>
  )
}
