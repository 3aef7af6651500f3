import { Card } from '@islamic-centre/ui/card'
import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import { Image } from '../../components/image.tsx'
import { PageLinks } from '../../components/page-links.tsx'
import type { Album } from '../../content/types/albums.server.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import type { Paging } from '../../paging/paging.ts'
import { pagePath, recordPath } from '../../paths/site-pages.ts'

/** What a list shows of an album. */
export type AlbumCover = Pick<
  Album,
  'documentId' | 'slug' | 'title' | 'description' | 'date' | 'language'
> & {
  cover: Album['images'][number] | undefined
  count: number
  day: string | undefined
}

type AlbumsProps = { albums: readonly AlbumCover[]; paging: Paging }

/** The albums, the newest first, each linking to its pictures. */
export function Albums({ albums, paging }: AlbumsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Section>
      <h2 className="ui-visually-hidden">{t('nav.galleryImage')}</h2>
      <div className="ui-stack">
        <div className="ui-grid">
          {albums.map(
            ({ documentId, slug, title, description, date, day, cover, count, language: from }, at) => (
              <Card
                key={documentId}
                className="ui-span-half"
                href={recordPath(language, 'album', slug)}
                heading={<span {...langAttributes(from, language)}>{title}</span>}
                meta={
                  <>
                    {day && <time dateTime={date ?? undefined}>{day}</time>}
                    {day && ' · '}
                    {t('albums.photos', { count })}
                  </>
                }
                // Decorative: the title is beside it.
                media={cover && <Image first={at === 0} picture={cover} layout="half" alt="" />}
              >
                {description && <p {...langAttributes(from, language)}>{description}</p>}
              </Card>
            ),
          )}
        </div>
        <PageLinks paging={paging} list={pagePath(language, 'galleryImage')} />
      </div>
    </Section>
  )
}
