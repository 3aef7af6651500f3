import { useState } from 'react'
import { PhotoIcon } from '../icon/signs.tsx'
import { Picture } from '../picture/picture.tsx'
import type { GalleryPicture } from './picture.ts'

/** The `sizes` of a picture that fits into the viewport. */
const sizesOf = ({ width, height }: GalleryPicture) =>
  width && height ? `min(100vw, ${Math.ceil((100 * width) / height)}vh)` : '100vw'

type LightboxSlideProps = {
  picture: GalleryPicture
  /** The URL of a smaller version, shown until the picture has loaded. */
  placeholder: string | undefined
  /** The picture is fetched if it is the current one or next to it. */
  near: boolean
  current: boolean
  broken: string
}

export function LightboxSlide({ picture, placeholder, near, current, broken }: LightboxSlideProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  return (
    <div className="ui-lightbox__slide" aria-hidden={!current || undefined}>
      {state === 'failed' ? (
        <p className="ui-lightbox__broken">
          <PhotoIcon />
          {broken}
        </p>
      ) : (
        near && (
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
              alt={picture.alt || picture.caption || ''}
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
