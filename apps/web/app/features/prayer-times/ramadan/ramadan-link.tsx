import { Link } from '@islamic-centre/ui/link'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n-provider.tsx'
import { ramadanPath } from '../../../paths/site-pages.ts'
import { useChosenCity } from '../chosen-city.ts'
import type { RamadanAhead } from './ramadan-ahead.server.ts'
import './ramadan-link.css'

/** On home, the days of Ramadan and the way to its sheet. */
export function RamadanLink({ ramadan }: { ramadan: RamadanAhead | undefined }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const city = useChosenCity()
  if (!ramadan) return null
  const { year, from, to, calculated } = ramadan
  return (
    <div className="ui-container">
      <p className="ramadan-link">
        <Link variant="action" href={ramadanPath(language, city)}>
          {t('ramadan.home', { year })}
        </Link>
        <span>{t(calculated ? 'ramadan.homeSpanCalculated' : 'ramadan.homeSpan', { from, to })}</span>
        <span>{t('ramadan.homeText')}</span>
      </p>
    </div>
  )
}
