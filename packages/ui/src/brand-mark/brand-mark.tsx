import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names/class-names.ts'
import './brand-mark.css'

/** The centre's logo, an eight-fold star within another. Hidden from screen readers, since the name is beside it. */
export function BrandMark({ className, ...rest }: ComponentPropsWithRef<'svg'>) {
  return (
    <svg
      viewBox="0 0 48 48"
      width="48"
      aria-hidden
      {...rest}
      className={classNames('ui-brand-mark', className)}
    >
      <path
        className="ui-brand-mark__frame"
        d="M46.5 24 39.9 30.6V39.9H30.6L24 46.5 17.4 39.9H8.1V30.6L1.5 24 8.1 17.4V8.1H17.4L24 1.5 30.6 8.1H39.9V17.4Z"
      />
      <path
        className="ui-brand-mark__star"
        d="M37.4 29.6 31.9 31.9 29.6 37.4 24 35.1 18.5 37.4 16.2 31.9 10.6 29.6 12.9 24 10.6 18.5 16.2 16.2 18.5 10.6 24 12.9 29.6 10.6 31.9 16.2 37.4 18.5 35.1 24Z"
      />
      <circle className="ui-brand-mark__star" cx="24" cy="24" r="5.2" />
    </svg>
  )
}
