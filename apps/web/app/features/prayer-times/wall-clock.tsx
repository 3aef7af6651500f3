import { formatClock, localDigits } from '@islamic-centre/i18n/formats'
import { type CityId, cities } from '@islamic-centre/prayer-times'
import { useNow } from '../../dates/use-now.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import './wall-clock.css'

/** The time of day in a city, large; empty at its full height until hydration. */
export function WallClock({ city }: { city: CityId }) {
  const language = useLanguage()
  const now = useNow()
  if (now === undefined) return <p className="wall-clock" />
  const at = new Date(now)
  const { clock, period } = formatClock(language, at, cities[city].timeZone)
  // Zones of today differ by whole minutes: seconds are the same everywhere.
  const seconds = localDigits(language, String(at.getUTCSeconds()).padStart(2, '0'))
  return (
    <p className="wall-clock">
      <time>
        {clock}
        <span className="wall-clock__small">
          <span>{seconds}</span>
          {period && <span> {period}</span>}
        </span>
      </time>
    </p>
  )
}
