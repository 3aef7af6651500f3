import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import './hero.css'

/** The top of the home page: the pictures and, beside them on a wide screen, first on a phone, the next prayer. */
export function Hero({ pictures, next }: { pictures: ReactNode; next: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="hero ui-ground" data-alone={pictures ? undefined : true}>
      <h1 className="ui-visually-hidden">{t('site.name')}</h1>
      <div className="hero__inner ui-container">
        {next}
        {pictures}
      </div>
    </div>
  )
}
