import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names/class-names.ts'
import './skeleton.css'

export type SkeletonProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** What will stand here: lines of text, a picture, or a picture with a heading and lines under it. */
  shape?: 'text' | 'picture' | 'card'
  /** Lines of text. */
  lines?: number
}

/** Keeps the place of what is on its way. Nothing of it is read out: whoever loads says so in words. */
export function Skeleton({ shape = 'text', lines = 3, className, ...rest }: SkeletonProps) {
  return (
    <div {...rest} aria-hidden="true" className={classNames('ui-skeleton', className)}>
      {shape !== 'text' && <span className="ui-skeleton__picture" />}
      {shape === 'card' && <span className="ui-skeleton__heading" />}
      {shape !== 'picture' &&
        Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <span key={line} className="ui-skeleton__line" />
        ))}
    </div>
  )
}
