import type { Language } from '@islamic-centre/i18n/locales'
import { LinkButton } from '@islamic-centre/ui/button'
import { Facts } from '@islamic-centre/ui/facts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordPage } from '../../components/record-page.tsx'
import { RecordVideo } from '../../components/record-video.tsx'
import type { Picture } from '../../content/types/media.server.ts'
import type { Sound } from '../../content/types/sounds.server.ts'
import type { Html } from '../../hydration/document-html.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'

type LectureRecordProps = {
  lecture: { title: string; language: Language; html?: Html | undefined; cover?: Picture | undefined }
  speaker: string | undefined
  day: string | undefined
  /** Its recording, if there is one. */
  recording: Sound | undefined
  /** The site's player with the recording. */
  player: ReactNode
  /** The address of its video, whose poster is the cover. */
  video: string | undefined
}

/** One lecture or recitation: video, player, download link and text. */
export function LectureRecord({ lecture, speaker, day, recording, player, video }: LectureRecordProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <RecordPage
      record={video ? { ...lecture, cover: undefined } : lecture}
      list={{ page: 'lectures', label: t('lectures.all') }}
      facts={
        <Facts
          facts={[
            [
              t(recording?.kind === 'recitation' ? 'lectures.reciter' : 'lectures.speaker'),
              speaker && <span {...langAttributes(lecture.language, language)}>{speaker}</span>,
            ],
            [t('lectures.date'), day],
          ]}
        />
      }
      actions={
        recording && (
          <LinkButton variant="secondary" href={recording.src} download>
            {t('lectures.download')}
          </LinkButton>
        )
      }
    >
      {video && (
        <RecordVideo
          address={video}
          title={lecture.title}
          language={lecture.language}
          cover={lecture.cover ?? undefined}
        />
      )}
      {player}
    </RecordPage>
  )
}
