import { formatClock } from '@islamic-centre/i18n/formats'
import { type CityId, cities } from '@islamic-centre/prayer-times'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../now.ts'
import type { Call } from '../../playback/prayer-call/call-plan.ts'
import { useLanguage } from '../../words.tsx'
import { Remaining } from './remaining.tsx'
import './next-call-words.css'

/** The next call, when it is, and how long that is. */
export function NextCallWords({ next, city }: { next: Call | undefined; city: CityId }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = useNow()
  const name = next && t(`times.${next.name}`)
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
        {at && now !== undefined && <Remaining at={at.toISOString()} now={now} name={name ?? ''} />}
      </p>
    </section>
  )
}
