import { Link } from '@islamic-centre/ui/link'
import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import { LocalizedText } from '../../components/localized-text.tsx'
import { OccurrenceState } from '../../components/occurrence-state.tsx'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import { recordPath } from '../../paths/site-pages.ts'
import { OccasionLine } from './occasion-line.tsx'
import type { WeekOfDays } from './week-of-days.server.ts'
import '../../components/printed-sheet.css'
import './week-view.css'

type WeekViewProps = {
  week: WeekOfDays
  /** Shown above and below the days in print. */
  centre: { title: string; address?: string | undefined; language: 'fa' | 'ca' } | undefined
  /** The address of the site, in print. */
  site: string | undefined
}

/** The programme of seven days: a list on the screen, a flyer of one page in print. */
export function WeekView({ week: { span, days }, centre, site }: WeekViewProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Section className="week printed-sheet printed-sheet--names-centre">
      <div className="week__head">
        {centre && <p {...langAttributes(centre.language, language)}>{centre.title}</p>}
        <p className="week__title">{t('nav.week')}</p>
        <p>{span}</p>
      </div>
      {days.length === 0 && <p>{t('week.none')}</p>}
      <ol className="week__days">
        {days.map(({ date, weekday, day, others, occasions, entries }) => (
          <li key={date} className="week__day">
            <h2>
              <time dateTime={date}>{t('dates.weekday', { weekday, date: day })}</time>
              <span className="week__others">{others.join(' · ')}</span>
            </h2>
            <ul>
              {occasions.map((occasion) => (
                <li key={occasion.slug} className="week__occasion">
                  <OccasionLine occasion={occasion} />
                </li>
              ))}
              {entries.map(({ kind, slug, title, place, written, clock, occurrence }) => (
                <li key={`${kind}-${slug}-${occurrence?.day}`} className="week__entry">
                  <bdi className="week__clock">{clock}</bdi>
                  <div>
                    <Link
                      variant="bare"
                      className={occurrence?.change === 'cancelled' ? 'week__cancelled' : undefined}
                      href={recordPath(language, kind, slug, occurrence?.day)}
                      {...langAttributes(written, language)}
                    >
                      {title}
                    </Link>
                    <OccurrenceState occurrence={occurrence} />
                    {place && (
                      <p className="week__place">
                        <LocalizedText by={{ language: written }}>{place}</LocalizedText>
                      </p>
                    )}
                    {occurrence?.note && (
                      <p className="week__place">
                        <LocalizedText by={occurrence.note}>{occurrence.note.text}</LocalizedText>
                      </p>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className="week__foot">
        {centre?.address && <span {...langAttributes(centre.language, language)}>{centre.address}</span>}
        {site && <bdi dir="ltr">{site}</bdi>}
      </p>
    </Section>
  )
}
