'use client'

import { useState } from 'react'
import { PhotoIcon } from '../icon/signs.tsx'
import { Picture } from '../picture/picture.tsx'
import { describe, type GalleryPicture } from './picture.ts'

/** The `sizes` of a picture that fits into the viewport. */
const sizesOf = ({ width, height }: GalleryPicture) =>
  width && height ? `min(100vw, ${Math.ceil((100 * width) / height)}vh)` : '100vw'

type LightboxSlideProps = {
  /** Its index in the album. */
  at: number
  count: number
  /** Undefined until it is loaded. */
  picture: GalleryPicture | undefined
  /** The URL of a smaller version, shown until the picture has loaded. */
  placeholder: string | undefined
  /** The picture is fetched if it is the current one or next to it. */
  near: boolean
  current: boolean
  /** It could not be loaded. */
  failed: boolean
  broken: string
}

export function LightboxSlide({
  at,
  count,
  picture,
  placeholder,
  near,
  current,
  failed,
  broken,
}: LightboxSlideProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  return (
    <div
      className="ui-lightbox__slide"
      aria-hidden={!current || undefined}
      aria-busy={(current && !picture && !failed) || undefined}
      style={{ inlineSize: `${100 / count}%`, insetInlineStart: `${(100 * at) / count}%` }}
    >
      {failed || state === 'failed' ? (
        <p className="ui-lightbox__broken">
          <PhotoIcon />
          {broken}
        </p>
      ) : (
        near &&
        picture && (
          <>
            {placeholder && state === 'loading' && (
              <img className="ui-lightbox__placeholder" src={placeholder} alt="" draggable={false} />
            )}
            <Picture
              className="ui-lightbox__picture"
              loading="eager"
              src={picture.href}
              sources={picture.sources}
              sizes={sizesOf(picture)}
              {...describe(picture)}
              draggable={false}
              fetchPriority={current ? 'high' : 'low'}
              onLoad={() => setState('loaded')}
              onError={() => setState('failed')}
            />
          </>
        )
      )}
    </div>
  )
}
