import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import './disclosure.css'

export type DisclosureProps = ComponentPropsWithRef<'details'> & {
  /** The label of the hidden content. `open`: it is open initially. */
  summary: ReactNode
  /** On wider screens the content is always shown, and the label is not. */
  onlyOnPhones?: boolean
}

/** Content that is hidden until its label is pressed: a `<details>`, which works without scripts. */
export function Disclosure({ summary, onlyOnPhones, className, children, ...rest }: DisclosureProps) {
  return (
    <details
      {...rest}
      className={classNames('ui-disclosure', onlyOnPhones && 'ui-disclosure--phones', className)}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
