import { timeUntil } from '@islamic-centre/prayer-times'
import { useTranslation } from 'react-i18next'

/** The hours and minutes left to a time, in words. */
export function Remaining({ at, now, name }: { at: string; now: number; name: string }) {
  const { t } = useTranslation()
  const { hours, minutes } = timeUntil(Date.parse(at), now, 'minute')
  const parts = [
    hours > 0 && t('prayer.hours', { count: hours }),
    minutes > 0 && t('prayer.minutes', { count: minutes }),
  ]
  return t('prayer.remaining', { time: parts.filter(Boolean).join(t('prayer.and')), name })
}
