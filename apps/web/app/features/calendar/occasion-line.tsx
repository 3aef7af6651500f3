import { Badge } from '@islamic-centre/ui/badge'
import { Link } from '@islamic-centre/ui/link'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import { recordPath } from '../../paths/site-pages.ts'
import type { ShownOccasion } from './shown-occasion.ts'
import './occasion-line.css'

type OccasionLineProps = {
  occasion: ShownOccasion
  /** It is the evening before its day. */
  eve?: boolean
}

/** An occasion in a list: a sign of its kind, its title, whether the centre is closed, and its programme. */
export function OccasionLine({ occasion, eve = false }: OccasionLineProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { slug, title, kind, written, closed, programme } = occasion
  return (
    <span className={`occasion occasion--${kind}`}>
      <span className="occasion__title">
        {eve && t('dates.eve', { date: '' })}
        <Link
          variant="bare"
          href={recordPath(language, 'occasion', slug)}
          {...langAttributes(written, language)}
        >
          {title}
        </Link>
        <span className="ui-visually-hidden"> ({t(`calendar.kinds.${kind}`)})</span>
      </span>
      {closed && !eve && <Badge>{t('calendar.closed')}</Badge>}
      {programme && (
        <Link
          className="occasion__programme"
          href={programme}
          aria-label={`${t('calendar.programme')}: ${title}`}
        >
          {t('calendar.programme')}
        </Link>
      )}
    </span>
  )
}
