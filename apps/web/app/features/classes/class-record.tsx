import { useTranslation } from 'react-i18next'
import { OccurrenceNotice } from '../../components/occurrence-notice.tsx'
import { type ProgrammeDate, ProgrammeDates } from '../../components/programme-dates.tsx'
import { RecordPage } from '../../components/record-page.tsx'
import { RegistrationLink } from '../../components/registration-link.tsx'
import type { DatedPost } from '../../dates/dated-posts.ts'
import type { Html } from '../../hydration/document-html.ts'
import { ClassFacts } from './classes.tsx'

type ClassRecordProps = {
  post: DatedPost & { html: Html | undefined }
  /** Its schedule in words. */
  repeats: string | undefined
  /** Its next dates; none on the page of one of them. */
  dates: readonly ProgrammeDate[]
  /** The day of the occurrence that the page is about. */
  day: string | undefined
}

/** One class: its times, teacher, text and registration link. */
export function ClassRecord({ post, repeats, dates, day }: ClassRecordProps) {
  const { t } = useTranslation()
  return (
    <RecordPage
      record={post}
      list={{ page: 'classes', label: t('classes.all') }}
      facts={<ClassFacts post={post} repeats={repeats} />}
      actions={<RegistrationLink post={post} label={t('classes.register')} />}
    >
      <OccurrenceNotice
        kind="class"
        slug={post.slug}
        occurrence={post.occurrence}
        hasOwnPage={day !== undefined}
      />
      <ProgrammeDates kind="class" slug={post.slug} dates={dates} />
    </RecordPage>
  )
}
