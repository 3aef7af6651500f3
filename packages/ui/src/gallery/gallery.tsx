import { type ComponentPropsWithRef, type MouseEvent, useRef, useState } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Picture } from '../picture/picture.tsx'
import type { GalleryPicture, LightboxLabels } from './picture.ts'
import './gallery.css'

export type GalleryProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  pictures: GalleryPicture[]
  /** `sizes` of the pictures that have `sources`, in the grid. */
  sizes?: string
  labels: LightboxLabels
}

const loadLightbox = () => import('./lightbox.tsx')

/**
 * A grid of pictures, each a link to the full picture. With scripts the link (`data-in-place`) opens the lightbox, which is
 * loaded on hover or focus.
 */
export function Gallery({ pictures, sizes, labels, className, ...rest }: GalleryProps) {
  const links = useRef<Array<HTMLAnchorElement | null>>([])
  const [Lightbox, setLightbox] = useState<Awaited<ReturnType<typeof loadLightbox>>['Lightbox']>()
  const [open, setOpen] = useState(false)
  const [index, setIndex] = useState(0)

  const prepare = () => {
    if (!Lightbox) loadLightbox().then((it) => setLightbox(() => it.Lightbox), ignored)
  }

  function show(event: MouseEvent<HTMLAnchorElement>, at: number) {
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
  }

  return (
    <>
      <ul {...rest} className={classNames('ui-gallery', className)} onPointerOver={prepare} onFocus={prepare}>
        {pictures.map(({ href, src, sources, width, height, alt, caption }, at) => (
          <li key={href}>
            <figure className="ui-gallery__figure">
              <a
                ref={(link) => {
                  links.current[at] = link
                }}
                href={href}
                className="ui-gallery__link"
                data-in-place=""
                onClick={(event) => show(event, at)}
              >
                <Picture
                  className="ui-gallery__picture"
                  src={src}
                  sources={sources}
                  sizes={sizes}
                  width={width}
                  height={height}
                  alt={alt || caption || ''}
                />
              </a>
              {caption && <figcaption className="ui-gallery__caption">{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {Lightbox && (
        <Lightbox
          pictures={pictures}
          placeholderOf={(at) => links.current[at]?.querySelector('img')?.currentSrc || undefined}
          open={open}
          index={index}
          onShow={setIndex}
          onClose={() => setOpen(false)}
          // The platform restores the focus; after paging it moves to the last picture instead.
          onClosed={() => links.current[index]?.focus()}
          labels={labels}
        />
      )}
    </>
  )
}

/** The press loads it again. */
const ignored = () => {}
