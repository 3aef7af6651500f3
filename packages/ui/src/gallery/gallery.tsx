'use client'

import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
} from 'react'
import { classNames } from '../class-names/class-names.ts'
import type { Album } from './album.ts'
import { GalleryGrid } from './gallery-grid.tsx'
import type { GalleryParts } from './parts.ts'
import type { GalleryPicture, LightboxLabels } from './picture.ts'
import './gallery.css'

export type GalleryProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** All pictures, or those of the part that the page begins with. */
  pictures: readonly GalleryPicture[]
  /** Of a large album, which needs a `key` of its own. */
  parts?: GalleryParts | undefined
  /** Links to the pages of the further parts, which are rendered in their place once their code is loaded. */
  partLinks?: ReactNode
  /** `sizes` of the pictures that have `sources`, in the grid. */
  sizes?: string
  labels: LightboxLabels
}

const loadLightbox = () => import('./lightbox.tsx')
const loadParts = () => import('./further-parts.tsx')

type Parts = Awaited<ReturnType<typeof loadParts>>['FurtherParts']
/** Once it is loaded, a page is rendered at its full height at once. */
let loadedParts: Parts | undefined

/**
 * Pictures in rows of equal height, each a link to the full picture. With scripts the link (`data-in-place`) opens the
 * lightbox, which is loaded on hover or focus, and a large album goes on with its further parts.
 */
export function Gallery({ pictures, parts, partLinks, sizes, labels, className, ...rest }: GalleryProps) {
  const [links] = useState(() => new Map<number, HTMLAnchorElement>())
  const [Lightbox, setLightbox] = useState<Awaited<ReturnType<typeof loadLightbox>>['Lightbox']>()
  const [Further, setFurther] = useState(() => loadedParts)
  const [album, setAlbum] = useState<Album>()
  const [open, setOpen] = useState(false)
  const [index, setIndex] = useState(0)

  const isLarge = parts !== undefined
  useEffect(() => {
    if (isLarge)
      loadParts().then((it) => {
        loadedParts = it.FurtherParts
        setFurther(() => loadedParts)
      }, ignored)
  }, [isLarge])

  const onLink = useCallback(
    (at: number, link: HTMLAnchorElement | null) => {
      if (link) links.set(at, link)
      else links.delete(at)
    },
    [links],
  )

  const prepare = useCallback(() => {
    loadLightbox().then((it) => setLightbox(() => it.Lightbox), ignored)
  }, [])

  const show = useCallback((event: MouseEvent<HTMLAnchorElement>, at: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    loadLightbox().then(
      (it) => {
        setLightbox(() => it.Lightbox)
        setIndex(at)
        setOpen(true)
      },
      // The module cannot be loaded (offline, or after a deployment): follow the link.
      () => location.assign(href),
    )
  }, [])

  const grid = { sizes, onLink, onShow: show, onPrepare: prepare }
  return (
    <>
      <div {...rest} className={classNames('ui-gallery', className)}>
        <GalleryGrid {...grid} pictures={pictures} from={parts ? parts.first * parts.size : 0} />
        {parts && Further ? (
          <Further {...grid} parts={parts} pictures={pictures} onAlbum={setAlbum} />
        ) : (
          partLinks
        )}
      </div>
      {Lightbox && (
        <Lightbox
          pictures={pictures}
          album={album}
          placeholderOf={(at) => links.get(at)?.querySelector('img')?.currentSrc || undefined}
          open={open}
          index={index}
          onShow={setIndex}
          onClose={() => setOpen(false)}
          // The platform restores the focus; after paging it moves to the last picture instead.
          onClosed={() => (links.get(index) ?? { focus: () => album?.focus?.(index) }).focus()}
          labels={labels}
        />
      )}
    </>
  )
}

/** The press loads it again. */
const ignored = () => {}
