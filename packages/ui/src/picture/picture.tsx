import type { ComponentPropsWithRef } from 'react'
import { preload } from 'react-dom'
import { measured, type PictureSource } from './source.ts'
import './picture.css'

export type PictureProps = ComponentPropsWithRef<'img'> & {
  /** What it may be had in, the best format first; a browser that knows none of them takes `src`. */
  sources?: readonly PictureSource[] | undefined
  /** How wide it is painted. */
  sizes?: string | undefined
  /** It is painted wider than its place and cut: `sizes` is then right, and the width of its place is not. */
  cropped?: boolean
}

/**
 * A picture in the format and width that fit the browser and the screen. With `fetchPriority="high"` the page's head
 * asks for it before anything else; otherwise it is asked for when it is near the screen. Class, ref and the rest are
 * those of the `img`: the elements around it make no box.
 */
export function Picture({ sources = [], sizes, cropped, fetchPriority, ...rest }: PictureProps) {
  const first = fetchPriority === 'high'
  const waits = !first && rest.loading !== 'eager'
  const [best] = sources
  if (first && best && rest.src)
    preload(rest.src, {
      as: 'image',
      type: best.type,
      imageSrcSet: best.srcSet,
      ...(sizes && { imageSizes: sizes }),
      fetchPriority,
    })
  const image = (
    // biome-ignore lint/a11y/useAltText: who uses it says it
    <img
      loading={waits ? 'lazy' : 'eager'}
      decoding={first ? 'auto' : 'async'}
      fetchPriority={fetchPriority}
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
