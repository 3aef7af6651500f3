import type { GalleryParts, GalleryPicture } from '@islamic-centre/ui/gallery'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AlbumPicture } from '../../content/types/albums.server.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { type Paging, pathOfPage } from '../../paging/paging.ts'
import { albumPicturesPath, recordPath } from '../../paths/site-pages.ts'
import { readItem, writeItem } from '../../platform/browser-storage.ts'
import { picturesOnPage } from './pictures-on-page.ts'

type Album = { slug: string; count: number }

/** The pages of a large album as parts of one; undefined for an album of one page. */
export function useAlbumParts(
  { slug, count }: Album,
  { page, pages }: Paging,
  shown: (picture: AlbumPicture) => GalleryPicture,
): GalleryParts | undefined {
  const { t } = useTranslation()
  const language = useLanguage()
  return useMemo(() => {
    if (pages < 2) return undefined
    const path = recordPath(language, 'album', slug)
    const stored = `album ${pathOfPage(path, page)}` as const
    return {
      count,
      size: picturesOnPage,
      first: page - 1,
      async load(part) {
        const answer = await fetch(pathOfPage(albumPicturesPath(language, slug), part + 1))
        if (!answer.ok) throw new Error(`The pictures were answered with ${answer.status}.`)
        const pictures: AlbumPicture[] = await answer.json()
        return pictures.map(shown)
      },
      href: (part) => pathOfPage(path, part + 1),
      name: (from, to) => t('albums.range', { from, to }),
      memory: {
        read: () => readItem(stored, 'sessionStorage'),
        write: (value) => writeItem(stored, value, 'sessionStorage'),
      },
    }
  }, [t, language, slug, count, page, pages, shown])
}
