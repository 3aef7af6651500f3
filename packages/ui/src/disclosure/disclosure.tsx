import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import './disclosure.css'

export type DisclosureProps = ComponentPropsWithRef<'details'> & {
  /** What is behind it, in a word or two. `open`: it is open from the beginning. */
  summary: ReactNode
}

/** What not everybody reads, behind its name: the browser opens it, without any script. */
export function Disclosure({ summary, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={classNames('ui-disclosure', className)}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
