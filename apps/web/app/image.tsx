import type { ComponentPropsWithRef } from 'react'
import type { Picture } from './content/media.server.ts'

type ImageProps = Omit<ComponentPropsWithRef<'img'>, 'src' | 'width' | 'height'> & { picture: Picture }

/**
 * A picture of the media library. Its place is kept until it arrives, which is when it is near the screen; `alt` is the
 * picture's own, and empty where the words beside it say what it shows.
 */
export function Image({ picture: { src, width, height, alt }, ...rest }: ImageProps) {
  return <img src={src} width={width} height={height} alt={alt} loading="lazy" {...rest} />
}
