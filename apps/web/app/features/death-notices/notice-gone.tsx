import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { PageMessage } from '../../components/page-message.tsx'

export const gone = { title: 'deathNotices.gone', text: 'deathNotices.goneText' } as const

/** Shown in place of a death notice that is withdrawn or over while its page is open. */
export function NoticeGone() {
  const { t } = useTranslation()
  const title = t(gone.title)
  // The title in the document names the person. It is restored in its own element only: when the page is left, that of
  // another page is in its place.
  useEffect(() => {
    const element = document.querySelector('title')
    const ofNotice = element?.textContent
    if (!element || ofNotice === undefined) return
    element.textContent = title
    return () => {
      element.textContent = ofNotice
    }
  }, [title])
  return <PageMessage message={gone} list={{ page: 'deathNotices', name: 'deathNotices.all' }} />
}
