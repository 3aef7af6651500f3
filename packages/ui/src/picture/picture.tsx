import type { ComponentPropsWithRef } from 'react'
import { type FocalPoint, tenths } from './focal-point.ts'
import { measured, type PictureSource } from './source.ts'
import './picture.css'

export type PictureProps = ComponentPropsWithRef<'img'> & {
  /** The available sources, the best format first; a browser that supports none of them uses `src`. */
  sources?: readonly PictureSource[] | undefined
  /** The rendered width. */
  sizes?: string | undefined
  /** The picture is wider than its box and cropped, so the width of the box must not be measured. */
  cropped?: boolean
  /** What stays visible where the picture is cropped; default its centre. */
  focal?: FocalPoint | undefined
}

/**
 * A picture in the format and width that fit the browser and the screen. With `fetchPriority="high"` it loads at once;
 * otherwise when it is near the viewport. Class, ref and the other props go to the `img`; the elements around it have
 * `display: contents`.
 */
export function Picture({ sources = [], sizes, cropped, focal, fetchPriority, ...rest }: PictureProps) {
  const first = fetchPriority === 'high'
  const waits = !first && rest.loading !== 'eager'
  const [best] = sources
  const image = (
    // biome-ignore lint/a11y/useAltText: the caller passes it
    <img
      loading={waits ? 'lazy' : 'eager'}
      decoding={first ? 'auto' : 'async'}
      fetchPriority={fetchPriority}
      data-focal-x={focal && tenths(focal.x)}
      data-focal-y={focal && tenths(focal.y)}
      {...rest}
    />
  )
  if (!best) return image
  return (
    <picture className="ui-picture">
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={waits && !cropped ? measured(sizes) : sizes} />
      ))}
      {image}
    </picture>
  )
}
