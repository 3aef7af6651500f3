import { Link } from '@islamic-centre/ui/link'
import { useTranslation } from 'react-i18next'
import type { FormattedPeriod } from '../dates/format-days.ts'
import { useLanguage } from '../i18n/i18n-provider.tsx'
import type { ShownOccurrence } from '../occurrences/posts-at.ts'
import { recordPath } from '../paths/site-pages.ts'
import { LocalizedText } from './localized-text.tsx'
import { OccurrenceState } from './occurrence-state.tsx'
import { Period } from './period.tsx'
import './programme-dates.css'

export type ProgrammeDate = ShownOccurrence & { period: FormattedPeriod | undefined }

type ProgrammeDatesProps = { kind: 'event' | 'class'; slug: string; dates: readonly ProgrammeDate[] }

/** The coming dates of a programme that repeats, each with a page of its own; the cancelled ones too. */
export function ProgrammeDates({ kind, slug, dates }: ProgrammeDatesProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (dates.length === 0) return null
  return (
    <>
      <h2 className="programme-dates__heading">{t('events.dates')}</h2>
      <ul className="programme-dates">
        {dates.map(({ day, period, note, ...occurrence }) => (
          <li key={day}>
            <Link href={recordPath(language, kind, slug, day)}>{period && <Period period={period} />}</Link>
            <OccurrenceState occurrence={occurrence} />
            {note && (
              <span className="programme-dates__note">
                <LocalizedText by={note}>{note.text}</LocalizedText>
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
