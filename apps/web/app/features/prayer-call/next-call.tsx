import { formatClock } from '@islamic-centre/i18n/formats'
import { type CityId, cities } from '@islamic-centre/prayer-times'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../dates/use-now.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import type { Call } from './call-plan.ts'
import { useCallName } from './use-call-name.ts'
import './next-call.css'

type NextCallProps = {
  next: Call | undefined
  city: CityId
  /** How long it is until a moment. */
  remaining: (until: { at: string; now: number; name: string }) => ReactNode
}

/** The next call, when it is, and how long that is. */
export function NextCall({ next, city, remaining }: NextCallProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = useNow()
  const nameOf = useCallName(city)
  const name = next && nameOf(next)
  const at = next && new Date(next.at)
  const shown = at && formatClock(language, at, cities[city].timeZone)
  return (
    <section className="next-call" aria-labelledby="next-call">
      <h2 id="next-call" className="next-call__label">
        {t('screen.nextCall')}
        <span className="next-call__place">{t(`cities.${city}`)}</span>
      </h2>
      <p className="next-call__name">
        <span>{name}</span>
        {at && (
          <time className="next-call__time" dateTime={at.toISOString()}>
            {shown?.clock}
            {shown?.period && <span className="next-call__period"> {shown.period}</span>}
          </time>
        )}
      </p>
      <p className="next-call__remaining">
        {at && now !== undefined && remaining({ at: at.toISOString(), now, name: name ?? '' })}
      </p>
    </section>
  )
}
