import { Picture as KitPicture, type PictureProps } from '@islamic-centre/ui/picture'
import type { Picture } from '../content/types/media.server.ts'
import { type PictureLayout, pictureLayouts } from '../images/picture-layouts.ts'
import { shown } from '../images/picture-sources.ts'

type ImageProps = Omit<
  PictureProps,
  'src' | 'sources' | 'sizes' | 'width' | 'height' | 'loading' | 'fetchPriority'
> & {
  picture: Picture
  /** The first of its page, which is asked for before anything else. */
  first?: boolean
  /** Where it stands, which says how wide it is. */
  layout: PictureLayout
}

/**
 * A picture of the media library. Its place is kept until it arrives, which is when it is near the screen; `alt` is the
 * picture's own, and empty where the words beside it say what it shows.
 */
export function Image({ picture, layout, first = false, ...rest }: ImageProps) {
  const { width, height, alt } = picture
  return (
    <KitPicture
      {...shown(picture)}
      sizes={pictureLayouts[layout]}
      width={width}
      height={height}
      alt={alt}
      {...(first && { fetchPriority: 'high' })}
      {...rest}
    />
  )
}
