import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names/class-names.ts'
import './ornament.css'

export type OrnamentProps = ComponentPropsWithRef<'span'> & {
  /** `corner` fades out from the top end corner; `frieze` is a band along the lower edge, `frieze-top` along the upper. */
  place?: 'corner' | 'frieze' | 'frieze-top'
}

/** An eight-fold star ornament at the edge of a positioned parent. At most one per screen, never behind text. */
export function Ornament({ place = 'corner', className, ...rest }: OrnamentProps) {
  return (
    <span
      aria-hidden
      {...rest}
      className={classNames('ui-ornament ui-no-print', `ui-ornament--${place}`, className)}
    />
  )
}
