import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names/class-names.ts'
import './remark.css'

export type RemarkProps = ComponentPropsWithRef<'p'>

/** A sentence beside the text it explains. */
export function Remark({ className, children, ...rest }: RemarkProps) {
  return (
    <p {...rest} className={classNames('ui-remark', className)}>
      {children}
    </p>
  )
}
