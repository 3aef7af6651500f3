import { Badge } from '@islamic-centre/ui/badge'
import { Facts } from '@islamic-centre/ui/facts'
import { PlayIcon, VolumeIcon } from '@islamic-centre/ui/icon'
import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import { LocalizedText } from '../../components/localized-text.tsx'
import { Day } from '../../components/period.tsx'
import { PostCard } from '../../components/post-card.tsx'
import type { DatedPost } from '../../dates/dated-posts.ts'
import './lecture-media.css'

/** The lectures, each with its recording and video if it has them. */
export function LectureNotes({ lectures }: { lectures: readonly DatedPost[] }) {
  const { t } = useTranslation()
  if (lectures.length === 0) return null
  return (
    <Section heading={t('lectures.notes')} ground="tint" id="notes">
      <div className="ui-grid">
        {lectures.map((lecture) => (
          <PostCard
            key={lecture.documentId}
            post={lecture}
            kind="lecture"
            meta={lecture.period && <Day moment={lecture.period.start} />}
            facts={
              <>
                <Facts
                  facts={[
                    [
                      t('lectures.speaker'),
                      lecture.teacher && <LocalizedText by={lecture}>{lecture.teacher}</LocalizedText>,
                    ],
                  ]}
                />
                <LectureMedia lecture={lecture} />
              </>
            }
          />
        ))}
      </div>
    </Section>
  )
}

/** Whether a lecture has a recording and a video. */
function LectureMedia({ lecture: { recording, video, videoFile } }: { lecture: DatedPost }) {
  const { t } = useTranslation()
  if (!recording && !video && !videoFile) return null
  return (
    <ul className="lecture-media">
      {recording && (
        <li>
          <Badge tone="teal" icon={<VolumeIcon />}>
            {t('lectures.recording')}
          </Badge>
        </li>
      )}
      {(video || videoFile) && (
        <li>
          <Badge tone="teal" icon={<PlayIcon />}>
            {t('lectures.video')}
          </Badge>
        </li>
      )}
    </ul>
  )
}
