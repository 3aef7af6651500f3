import { Link } from '@islamic-centre/ui/link'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import { recordPath } from '../../paths/site-pages.ts'
import type { ShownOccasion } from './shown-occasion.ts'
import './todays-occasions.css'

/** Today's occasions, one short line each: the title, and whether the centre is closed or has a programme. */
export function TodaysOccasions({ occasions }: { occasions: readonly ShownOccasion[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (occasions.length === 0) return null
  return (
    <ul className="todays-occasions" aria-label={t('calendar.occasions')}>
      {occasions.map(({ slug, title, written, closed, programme }) => (
        <li key={slug}>
          <Link
            variant="bare"
            href={recordPath(language, 'occasion', slug)}
            {...langAttributes(written, language)}
          >
            {title}
          </Link>
          {closed && ` · ${t('calendar.closed')}`}
          {programme && (
            <>
              {' · '}
              <Link variant="bare" href={programme}>
                {t('calendar.programme')}
              </Link>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
