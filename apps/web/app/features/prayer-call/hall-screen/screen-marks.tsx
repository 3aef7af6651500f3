import { formatTime } from '@islamic-centre/i18n/formats'
import { type CityId, cities } from '@islamic-centre/prayer-times'
import { Button } from '@islamic-centre/ui/button'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../../dates/use-now.ts'
import { useLanguage } from '../../../i18n/i18n-provider.tsx'
import type { RefusedSetting } from './screen-settings.ts'

const wrongClock = 20_000
const minute = 60_000
const staleAfter = 60 * minute

type ScreenMarksProps = {
  city: CityId
  refused: readonly RefusedSetting[]
  /** Milliseconds by which the device's clock is ahead of the server's. */
  clockAhead: number
  /** When the data was last read. */
  readAt: number
  /** Loads a new version that the page does not load by itself. */
  onTakeNewVersion?: (() => void) | undefined
}

/** Warnings about this screen; usually none. */
export function ScreenMarks({ city, refused, clockAhead, readAt, onTakeNewVersion }: ScreenMarksProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = useNow()
  const stale = now !== undefined && now - readAt > staleAfter
  const since = formatTime(language, new Date(readAt), cities[city].timeZone)
  const wrongBy = Math.abs(clockAhead)
  const by =
    wrongBy < minute
      ? t('screen.seconds', { count: Math.round(wrongBy / 1000) })
      : wrongBy < 60 * minute
        ? t('prayer.minutes', { count: Math.round(wrongBy / minute) })
        : t('prayer.hours', { count: Math.round(wrongBy / (60 * minute)) })
  return (
    <div className="call-screen__marks" role="status">
      {wrongBy > wrongClock && (
        <p className="call-screen__mark">
          {t(clockAhead > 0 ? 'screen.clockFast' : 'screen.clockSlow', { by })}
        </p>
      )}
      {refused.map(({ name, value }) => (
        <p key={name} className="call-screen__mark">
          {t('screen.refused')} <bdi dir="ltr">{`${name}=${value}`}</bdi>
        </p>
      ))}
      {onTakeNewVersion && (
        <p className="call-screen__mark">
          {t('screen.newVersion')}{' '}
          <Button variant="secondary" onClick={onTakeNewVersion}>
            {t('screen.takeNewVersion')}
          </Button>
        </p>
      )}
      {stale && <p className="call-screen__stale">{t('screen.stale', { time: since })}</p>}
    </div>
  )
}
