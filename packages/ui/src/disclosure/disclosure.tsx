import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import './disclosure.css'

export type DisclosureProps = ComponentPropsWithRef<'details'> & {
  /** The label of the hidden content. `open`: it is open initially. */
  summary: ReactNode
}

/** Content that is hidden until its label is pressed: a `<details>`, which works without scripts. */
export function Disclosure({ summary, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={classNames('ui-disclosure', className)}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
