import { useTranslation } from 'react-i18next'
import { NoticeLines } from '../../components/notice-lines.tsx'
import { NoticeVerse } from '../../components/notice-verse.tsx'
import { RecordPage } from '../../components/record-page.tsx'
import type { ShownNotice } from '../../death-notices/shown-notices.ts'
import type { Html } from '../../hydration/document-html.ts'

/** One death notice: its times and places, and the words of the family. */
export function NoticeRecord({ notice, html }: { notice: ShownNotice; html: Html | undefined }) {
  const { t } = useTranslation()
  return (
    <RecordPage
      record={{ title: notice.title, language: notice.written, html }}
      list={{ page: 'deathNotices', label: t('deathNotices.all') }}
      facts={<NoticeLines notice={notice} withMap />}
    >
      <NoticeVerse />
    </RecordPage>
  )
}
