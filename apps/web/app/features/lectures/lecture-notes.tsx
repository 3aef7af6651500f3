import { Facts } from '@islamic-centre/ui/facts'
import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import { LocalizedText } from '../../components/localized-text.tsx'
import { Day } from '../../components/period.tsx'
import { PostCard } from '../../components/post-card.tsx'
import type { DatedPost } from '../../dates/dated-posts.ts'

/** The texts of lectures. */
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
              <Facts
                facts={[
                  [
                    t('lectures.speaker'),
                    lecture.teacher && <LocalizedText by={lecture}>{lecture.teacher}</LocalizedText>,
                  ],
                ]}
              />
            }
          />
        ))}
      </div>
    </Section>
  )
}
