import type { ReactNode } from 'react'
import './disclosure.css'

/** What not everybody reads, behind its name: the browser opens it, without any script. */
export function Disclosure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <details className="disclosure">
      <summary>{name}</summary>
      {children}
    </details>
  )
}
