import { Facts } from '@islamic-centre/ui/facts'
import { useTranslation } from 'react-i18next'
import { RecordPage } from '../../components/record-page.tsx'
import { RecordVideo } from '../../components/record-video.tsx'
import type { Video as VideoEntry } from '../../content/types/videos.server.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'

type VideoRecordProps = { video: VideoEntry & { day: string | undefined } }

/** One video. */
export function VideoRecord({ video }: VideoRecordProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { title, description, day, date, url, file, cover } = video
  const written = langAttributes(video.language, language)
  return (
    <RecordPage
      record={{ title, language: video.language }}
      list={{ page: 'gallery', label: t('gallery.all') }}
      facts={<Facts facts={[[t('announcements.date'), day && <time dateTime={date ?? ''}>{day}</time>]]} />}
    >
      <RecordVideo
        address={file?.url ?? url ?? ''}
        title={title}
        language={video.language}
        cover={cover ?? undefined}
      />
      {description && <p {...written}>{description}</p>}
    </RecordPage>
  )
}
