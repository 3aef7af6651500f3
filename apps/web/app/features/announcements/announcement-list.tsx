import { Card } from '@islamic-centre/ui/card'
import { Link } from '@islamic-centre/ui/link'
import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import { Image } from '../../components/image.tsx'
import { PageLinks } from '../../components/page-links.tsx'
import type { Announcement } from '../../content/types/announcements.server.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
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
    <Section>
      <h2 className="ui-visually-hidden">{t('announcements.all')}</h2>
      <div className="ui-stack">
        <div className="ui-grid">
          {announcements.map(
            ({ documentId, slug, title, description, date, day, image, language: written }, at) => (
              <Card
                key={documentId}
                className="ui-span-half"
                href={recordPath(language, 'announcement', slug)}
                heading={<span {...langAttributes(written, language)}>{title}</span>}
                meta={<time dateTime={date}>{day}</time>}
                // Decorative: the title is beside it.
                media={image && <Image first={at === 0} picture={image} layout="half" alt="" />}
              >
                {description && <p {...langAttributes(written, language)}>{description}</p>}
              </Card>
            ),
          )}
        </div>
        <PageLinks paging={paging} list={pagePath(language, 'announcements')} />
        <p>
          <Link native href={`/${language}/announcements.rss`}>
            {t('announcements.feed')}
          </Link>
        </p>
      </div>
    </Section>
  )
}
