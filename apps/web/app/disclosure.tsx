import type { ReactNode } from 'react'
import './disclosure.css'

type DisclosureProps = {
  name: string
  /** Whether it is open from the beginning. */
  open?: boolean
  children: ReactNode
}

/** What not everybody reads, behind its name: the browser opens it, without any script. */
export function Disclosure({ name, open, children }: DisclosureProps) {
  return (
    <details className="disclosure" open={open}>
      <summary>{name}</summary>
      {children}
    </details>
  )
}
