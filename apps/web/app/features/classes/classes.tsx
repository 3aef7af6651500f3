import { Facts } from '@islamic-centre/ui/facts'
import { useTranslation } from 'react-i18next'
import { FollowRecordHash } from '../../components/follow-record-hash.tsx'
import { LocalizedText } from '../../components/localized-text.tsx'
import { Period } from '../../components/period.tsx'
import { PostCard } from '../../components/post-card.tsx'
import { RecordList } from '../../components/record-list.tsx'
import type { DatedPost } from '../../dates/dated-posts.ts'
import type { FormattedPeriod } from '../../dates/format-days.ts'
import type { Paging } from '../../paging/paging.ts'

type ClassesProps = { classes: readonly DatedPost[]; paging: Paging }

/** The classes with time, teacher, place and registration link. */
export function Classes({ classes, paging }: ClassesProps) {
  const { t } = useTranslation()
  return (
    <RecordList page="classes" paging={paging} footer={<FollowRecordHash kind="class" />}>
      {classes.map((post, at) => (
        <PostCard
          key={post.documentId}
          post={post}
          kind="class"
          first={at === 0}
          facts={<ClassFacts post={post} />}
          register={t('classes.register')}
        />
      ))}
    </RecordList>
  )
}

/** Time, teacher and place. */
export function ClassFacts({ post, repeats }: { post: DatedPost; repeats?: string | undefined }) {
  const { t } = useTranslation()
  return (
    <Facts
      facts={[
        [t('classes.time'), post.period && <Hours period={post.period} />],
        [t('events.repeats'), repeats],
        [t('classes.term'), post.period && <Term period={post.period} />],
        [t('classes.teacher'), post.teacher && <LocalizedText by={post}>{post.teacher}</LocalizedText>],
        [t('classes.place'), post.place && <LocalizedText by={post}>{post.place}</LocalizedText>],
      ]}
    />
  )
}

/** The weekday and hours of a class that runs for weeks are those of its first lesson. */
function Hours({ period }: { period: FormattedPeriod }) {
  const { t } = useTranslation()
  const { start, end, withinADay } = period
  if (withinADay || !end) return <Period period={period} />
  return t('dates.weekday', {
    weekday: start.weekday,
    date: t('dates.span', { from: start.clock, to: end.clock }),
  })
}

function Term({ period: { start, end, withinADay } }: { period: FormattedPeriod }) {
  const { t } = useTranslation()
  if (!end || withinADay) return null
  return t('dates.span', { from: start.date, to: end.date })
}
