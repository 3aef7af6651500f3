import type { ReactNode } from 'react'
import './star-sign.css'

/** An icon framed by an eight-fold star. Decoration beside a heading. */
export function StarSign({ children }: { children: ReactNode }) {
  return (
    <span className="ui-star-sign" aria-hidden>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path d="M46.5 24 39.9 30.6V39.9H30.6L24 46.5 17.4 39.9H8.1V30.6L1.5 24 8.1 17.4V8.1H17.4L24 1.5 30.6 8.1H39.9V17.4Z" />
      </svg>
      {children}
    </span>
  )
}
