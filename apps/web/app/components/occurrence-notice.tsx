import { Link } from '@islamic-centre/ui/link'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/i18n-provider.tsx'
import type { ShownOccurrence } from '../occurrences/posts-at.ts'
import { recordPath } from '../paths/site-pages.ts'
import { LocalizedText } from './localized-text.tsx'
import { OccurrenceState } from './occurrence-state.tsx'

type OccurrenceNoticeProps = {
  kind: 'event' | 'class'
  slug: string
  occurrence: ShownOccurrence | undefined
  /** Whether the page is that of the occurrence. */
  hasOwnPage: boolean
}

/** How the occurrence that a page shows differs from the others, and the way to these. */
export function OccurrenceNotice({ kind, slug, occurrence, hasOwnPage }: OccurrenceNoticeProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (!occurrence) return null
  const { change, note } = occurrence
  return (
    <>
      {(change || note) && (
        <p role="note">
          <OccurrenceState occurrence={occurrence} />{' '}
          {note && <LocalizedText by={note}>{note.text}</LocalizedText>}
        </p>
      )}
      {hasOwnPage && (
        <p>
          <Link variant="action" href={recordPath(language, kind, slug)}>
            {t('events.allDates')}
          </Link>
        </p>
      )}
    </>
  )
}
