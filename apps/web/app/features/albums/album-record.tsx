import { Gallery } from '@islamic-centre/ui/gallery'
import { Link } from '@islamic-centre/ui/link'
import { Section } from '@islamic-centre/ui/section'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { PageLinks } from '../../components/page-links.tsx'
import { ShareRecord } from '../../components/share-record.tsx'
import type { Album, AlbumPicture } from '../../content/types/albums.server.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import { pictureLayouts } from '../../images/picture-layouts.ts'
import { shown } from '../../images/picture-sources.ts'
import type { Paging } from '../../paging/paging.ts'
import { originalPath, pagePath, recordPath } from '../../paths/site-pages.ts'
import { useAlbumParts } from './use-album-parts.ts'
import './album-record.css'

type AlbumRecordProps = {
  /** With the pictures of one page, and the number of those of all pages. */
  album: Pick<Album, 'slug' | 'title' | 'allowDownload'> & { images: AlbumPicture[]; count: number }
  paging: Paging
}

/** One album: its pictures, each opening over the page in full size. */
export function AlbumRecord({ album, paging }: AlbumRecordProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { slug, title, images, allowDownload } = album
  const inGallery = useCallback(
    (it: AlbumPicture) => ({
      ...it,
      ...shown(it),
      href: it.src,
      altWritten: langAttributes(it.altLanguage ?? language, language),
      captionWritten: langAttributes(it.captionLanguage ?? language, language),
      download: allowDownload ? originalPath(language, slug, it.src) : undefined,
    }),
    [language, slug, allowDownload],
  )
  const parts = useAlbumParts(album, paging, inGallery)
  const path = recordPath(language, 'album', slug)
  return (
    <Section className="record-section">
      <div className="album">
        {parts && parts.first > 0 && (
          <Link variant="quiet" rel="prev" href={parts.href(parts.first - 1)}>
            {parts.name((parts.first - 1) * parts.size + 1, parts.first * parts.size)}
          </Link>
        )}
        <Gallery
          key={`${path} ${paging.page}`}
          pictures={images.map(inGallery)}
          parts={parts}
          partLinks={<PageLinks paging={paging} list={path} />}
          sizes={pictureLayouts.album}
          labels={{
            region: title,
            close: t('site.close'),
            next: t('carousel.next'),
            previous: t('carousel.previous'),
            download: t('albums.download'),
            position: (at, count) => t('albums.position', { at, count }),
            broken: t('albums.broken'),
          }}
        />
        <div className="album__end">
          <Link variant="action" href={pagePath(language, 'galleryImage')}>
            {t('albums.all')}
          </Link>
          <ShareRecord title={title} />
        </div>
      </div>
    </Section>
  )
}
