import { LinkButton } from '@islamic-centre/ui/button'
import { Link } from '@islamic-centre/ui/link'
import { useTranslation } from 'react-i18next'
import { Image } from '../../components/image.tsx'
import { RecordCard } from '../../components/record-card.tsx'
import { RecordList } from '../../components/record-list.tsx'
import type { Announcement } from '../../content/types/announcements.server.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import type { Paging } from '../../paging/paging.ts'
import { pagePath, recordPath } from '../../paths/site-pages.ts'

type AnnouncementListProps = {
  announcements: readonly (Omit<Announcement, 'content' | 'languages'> & { day: string })[]
  paging: Paging
}

/** The announcements, the newest first, each linking to its own page. */
export function AnnouncementList({ announcements, paging }: AnnouncementListProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <RecordList
      page="announcements"
      heading={t('announcements.all')}
      paging={paging}
      footer={
        <p className="announcements__more">
          <Link href={pagePath(language, 'deathNotices')}>{t('nav.deathNotices')}</Link>
          <Link native href={`/${language}/announcements.rss`}>
            {t('announcements.feed')}
          </Link>
        </p>
      }
    >
      {announcements.map(({ date, day, image, ...announcement }, at) => {
        const isLead = at === 0 && paging.page === 1
        return (
          <RecordCard
            key={announcement.documentId}
            kind="announcement"
            record={announcement}
            summary={announcement.description}
            meta={<time dateTime={date}>{day}</time>}
            // Decorative: the title is beside it.
            media={
              image && <Image first={at === 0} picture={image} layout={isLead ? 'lead' : 'half'} alt="" />
            }
            layout={isLead ? 'lead' : 'column'}
            actions={
              isLead && (
                <LinkButton
                  href={recordPath(language, 'announcement', announcement.slug)}
                  aria-label={`${t('announcements.read')}: ${announcement.title}`}
                >
                  {t('announcements.read')}
                </LinkButton>
              )
            }
          />
        )
      })}
    </RecordList>
  )
}
