import type { ReactNode } from 'react'
import './star-sign.css'

/** An icon framed by an eight-fold star. Decoration beside a heading. */
export function StarSign({ children }: { children: ReactNode }) {
  return (
    <span className="ui-star-sign" aria-hidden>
      {children}
    </span>
  )
}
