import { useTranslation } from 'react-i18next'
import { RecordPage } from '../../components/record-page.tsx'
import { RegistrationLink } from '../../components/registration-link.tsx'
import type { DatedPost } from '../../dates/dated-posts.ts'
import type { Html } from '../../hydration/document-html.ts'
import { ClassFacts } from './classes.tsx'

/** One class: its times, teacher, text and registration link. */
export function ClassRecord({ post }: { post: DatedPost & { html: Html | undefined } }) {
  const { t } = useTranslation()
  return (
    <RecordPage
      record={post}
      list={{ page: 'classes', label: t('classes.all') }}
      facts={<ClassFacts post={post} />}
      actions={<RegistrationLink post={post} label={t('classes.register')} />}
    />
  )
}
