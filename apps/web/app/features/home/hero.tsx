import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import './hero.css'

type HeroProps = { heading?: string; pictures: ReactNode; next: ReactNode }

/** The top of the home page: the pictures and, beside them on a wide screen, first on a phone, the next prayer. */
export function Hero({ heading, pictures, next }: HeroProps) {
  const { t } = useTranslation()
  return (
    <div className="hero ui-ground" data-alone={pictures ? undefined : true}>
      <h1 className="ui-visually-hidden">{heading ?? t('site.name')}</h1>
      <div className="hero__inner ui-container">
        {next}
        {pictures}
      </div>
    </div>
  )
}
