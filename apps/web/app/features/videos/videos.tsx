import { Card } from '@islamic-centre/ui/card'
import { PlayIcon } from '@islamic-centre/ui/icon'
import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import { Image } from '../../components/image.tsx'
import { PageLinks } from '../../components/page-links.tsx'
import type { Video } from '../../content/types/videos.server.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import type { Paging } from '../../paging/paging.ts'
import { pagePath, recordPath } from '../../paths/site-pages.ts'
import './videos.css'

/** What a list shows of a video. */
type VideoCard = Omit<Video, 'url' | 'file' | 'languages'> & { day: string | undefined }

type VideosProps = { videos: readonly VideoCard[]; paging: Paging }

/** The videos, the newest first, each linking to its own page, where it plays. */
export function Videos({ videos, paging }: VideosProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Section>
      <h2 className="ui-visually-hidden">{t('nav.gallery')}</h2>
      <div className="ui-stack">
        <div className="ui-grid">
          {videos.map(({ documentId, slug, title, description, cover, date, day, language: from }, at) => (
            <Card
              key={documentId}
              className="ui-span-third"
              href={recordPath(language, 'video', slug)}
              heading={<span {...langAttributes(from, language)}>{title}</span>}
              meta={day && <time dateTime={date ?? undefined}>{day}</time>}
              media={
                cover && (
                  <div className="gallery__still">
                    <Image first={at === 0} picture={cover} layout="third" alt="" />
                    <span className="gallery__sign">
                      <PlayIcon />
                    </span>
                  </div>
                )
              }
            >
              {description && <p {...langAttributes(from, language)}>{description}</p>}
            </Card>
          ))}
        </div>
        <PageLinks paging={paging} list={pagePath(language, 'gallery')} />
      </div>
    </Section>
  )
}
