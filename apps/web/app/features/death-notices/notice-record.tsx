import { useTranslation } from 'react-i18next'
import { RecordPage } from '../../components/record-page.tsx'
import type { Html } from '../../hydration/document-html.ts'
import { NoticeLines } from './notice-lines.tsx'
import type { ShownNotice } from './shown-notices.ts'
import { Verse } from './verse.tsx'
import './death-notices.css'

/** One death notice: its times and places, and the words of the family. */
export function NoticeRecord({ notice, html }: { notice: ShownNotice; html: Html | undefined }) {
  const { t } = useTranslation()
  return (
    <RecordPage
      record={{ title: notice.title, language: notice.written, html }}
      list={{ page: 'deathNotices', label: t('deathNotices.all') }}
      facts={<NoticeLines notice={notice} withMap />}
    >
      <Verse />
    </RecordPage>
  )
}
