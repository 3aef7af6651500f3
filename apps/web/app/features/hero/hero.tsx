import type { ReactNode } from 'react'
import './hero.css'

/** The top of the home page: the pictures and, beside them on a wide screen, first on a phone, the next prayer. */
export function Hero({ pictures, next }: { pictures: ReactNode; next: ReactNode }) {
  return (
    <div className="hero ui-ground" data-alone={pictures ? undefined : true}>
      <div className="hero__inner ui-container">
        {next}
        {pictures}
      </div>
    </div>
  )
}
