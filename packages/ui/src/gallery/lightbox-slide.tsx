import { useState } from 'react'
import { PhotoIcon } from '../icon/signs.tsx'
import type { GalleryPicture } from './picture.ts'

type LightboxSlideProps = {
  picture: GalleryPicture
  /** Shown, or one step away: only then is it fetched. */
  near: boolean
  current: boolean
  broken: string
}

export function LightboxSlide({ picture, near, current, broken }: LightboxSlideProps) {
  const [failed, setFailed] = useState(false)
  return (
    <div className="ui-lightbox__slide" aria-hidden={!current || undefined}>
      {failed ? (
        <p className="ui-lightbox__broken">
          <PhotoIcon />
          {broken}
        </p>
      ) : (
        near && (
          <img
            className="ui-lightbox__picture"
            src={picture.href}
            alt={picture.alt || picture.caption || ''}
            draggable={false}
            fetchPriority={current ? 'high' : 'low'}
            onError={() => setFailed(true)}
          />
        )
      )}
    </div>
  )
}
