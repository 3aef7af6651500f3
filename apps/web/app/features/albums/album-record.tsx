import { Facts } from '@islamic-centre/ui/facts'
import { Gallery } from '@islamic-centre/ui/gallery'
import { useTranslation } from 'react-i18next'
import { PageLinks } from '../../components/page-links.tsx'
import { RecordPage } from '../../components/record-page.tsx'
import type { Album } from '../../content/types/albums.server.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import { pictureLayouts } from '../../images/picture-layouts.ts'
import { shown } from '../../images/picture-sources.ts'
import type { Paging } from '../../paging/paging.ts'
import { recordPath } from '../../paths/site-pages.ts'

type AlbumRecordProps = {
  /** With the pictures of one page, and the number of those of all pages. */
  album: Omit<Album, 'languages'> & { count: number; day: string | undefined }
  paging: Paging
}

/** One album: its pictures, each opening over the page in full size. */
export function AlbumRecord({ album, paging }: AlbumRecordProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { slug, title, description, day, date, images, count } = album
  return (
    <RecordPage
      record={{ title, language: album.language }}
      list={{ page: 'galleryImage', label: t('albums.all') }}
      facts={
        <Facts
          facts={[
            [t('announcements.date'), day && <time dateTime={date ?? ''}>{day}</time>],
            [t('nav.galleryImage'), t('albums.photos', { count })],
          ]}
        />
      }
    >
      {description && <p {...langAttributes(album.language, language)}>{description}</p>}
      <Gallery
        key={paging.page}
        pictures={images.map((it) => ({ ...it, ...shown(it), href: it.src }))}
        sizes={pictureLayouts.album}
        labels={{
          region: title,
          close: t('site.close'),
          next: t('carousel.next'),
          previous: t('carousel.previous'),
          position: (at, count) => t('albums.position', { at, count }),
          broken: t('albums.broken'),
        }}
      />
      <PageLinks paging={paging} list={recordPath(language, 'album', slug)} />
    </RecordPage>
  )
}
