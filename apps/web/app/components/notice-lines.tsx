import { Facts } from '@islamic-centre/ui/facts'
import { Link } from '@islamic-centre/ui/link'
import { useTranslation } from 'react-i18next'
import type { ShownNotice } from '../death-notices/shown-notices.ts'
import { useLanguage } from '../i18n/i18n-provider.tsx'
import { langAttributes } from '../i18n/lang-attributes.ts'
import { Day } from './period.tsx'
import './notice-lines.css'

const mapOf = (place: string) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`

type NoticeLinesProps = { notice: Pick<ShownNotice, 'lines' | 'written'>; withMap?: boolean }

/** Times and places of prayer, burial and memorial; on the page of the notice each place leads to a map. */
export function NoticeLines({ notice, withMap = false }: NoticeLinesProps) {
  const { t } = useTranslation()
  const written = langAttributes(notice.written, useLanguage())
  return (
    <Facts
      className="notice-lines"
      facts={notice.lines.map(({ part, moment, place }) => [
        t(`deathNotices.${part}`),
        <span key={part} className="notice-lines__line">
          {moment && (
            <span>
              <Day moment={moment} clock={moment.clock} />
            </span>
          )}
          {place && <span {...written}>{place}</span>}
          {place && withMap && (
            <Link
              className="notice-lines__map"
              href={mapOf(place)}
              aria-label={`${t('deathNotices.map')}: ${place}`}
            >
              {t('deathNotices.map')}
            </Link>
          )}
        </span>,
      ])}
    />
  )
}
