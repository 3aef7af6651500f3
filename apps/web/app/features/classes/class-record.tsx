import { useTranslation } from 'react-i18next'
import { Record } from '../../components/record-page.tsx'
import { Register } from '../../components/registration-link.tsx'
import type { DatedPost } from '../../dates/dated-posts.ts'
import { ClassFacts } from './classes.tsx'

/** One class: when it is, who teaches it, what is learnt, and where to sign up. */
export function ClassRecord({ post }: { post: DatedPost & { html: string } }) {
  const { t } = useTranslation()
  return (
    <Record
      record={post}
      list={{ page: 'classes', label: t('classes.all') }}
      facts={<ClassFacts post={post} />}
      actions={<Register post={post} label={t('classes.register')} />}
    />
  )
}
