import { Facts } from '@islamic-centre/ui/facts'
import { useTranslation } from 'react-i18next'
import { RecordPage } from '../../components/record-page.tsx'
import type { Announcement } from '../../content/types/announcements.server.ts'
import type { Html } from '../../hydration/document-html.ts'

type AnnouncementRecordProps = {
  announcement: Omit<Announcement, 'content'> & { html: Html | undefined; day: string }
}

/** One announcement in full. */
export function AnnouncementRecord({ announcement }: AnnouncementRecordProps) {
  const { t } = useTranslation()
  const { date, day, image } = announcement
  return (
    <RecordPage
      record={{ ...announcement, cover: image }}
      list={{ page: 'announcements', label: t('announcements.all') }}
      facts={
        <Facts
          facts={[
            [
              t('announcements.date'),
              <time key="date" dateTime={date}>
                {day}
              </time>,
            ],
          ]}
        />
      }
    />
  )
}
