import { Link } from '@islamic-centre/ui/link'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { pagePath } from '../../paths/site-pages.ts'
import './call-page-link.css'

/** The link to the page of the call to prayer. */
export function CallPageLink() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <p className="call-page-link ui-no-print">
      <Link variant="action" href={pagePath(language, 'prayerCall')}>
        {t('prayer.callPage')}
      </Link>
    </p>
  )
}
