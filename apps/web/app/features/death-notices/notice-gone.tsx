import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { PageMessage } from '../../components/page-message.tsx'

const gone = { title: 'deathNotices.gone', text: 'deathNotices.goneText' } as const

/** Shown in place of a death notice that is withdrawn or over while its page is open. */
export function NoticeGone() {
  const { t } = useTranslation()
  const title = t(gone.title)
  // The title in the document names the person.
  useEffect(() => {
    const ofNotice = document.title
    document.title = title
    return () => {
      document.title = ofNotice
    }
  }, [title])
  return <PageMessage message={gone} list={{ page: 'deathNotices', name: 'deathNotices.all' }} />
}
