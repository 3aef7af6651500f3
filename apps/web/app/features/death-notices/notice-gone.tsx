import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { notFound, PageMessage } from '../../components/page-message.tsx'

/** Shown in place of a death notice that is withdrawn or over while its page is open. */
export function NoticeGone() {
  const { t } = useTranslation()
  const title = t(notFound.title)
  // The title in the document names the person.
  useEffect(() => {
    document.title = title
  }, [title])
  return <PageMessage message={notFound} list={{ page: 'deathNotices', name: 'deathNotices.all' }} />
}
