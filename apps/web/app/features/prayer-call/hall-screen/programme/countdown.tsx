import { useTranslation } from 'react-i18next'
import { dayOf } from '../../../../dates/civil-day.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long it is until something starts: days on the centre's calendar, on its own day hours and minutes. */
export function Countdown({ startsAt, now }: { startsAt: number; now: number }) {
  const { t } = useTranslation()
  if (startsAt <= now) return t('screen.begun')
  // Noon to noon, so that a day of 23 or 25 hours counts as one.
  const noon = (at: number) => Date.parse(`${dayOf(new Date(at))}T12:00:00Z`)
  const days = (noon(startsAt) - noon(now)) / day
  if (days === 1) return t('screen.tomorrow')
  if (days > 1) return t('screen.inDays', { count: days })
  const left = Math.ceil((startsAt - now) / minute)
  const [hours, minutes] = [Math.floor(left / 60), left % 60]
  const parts = [
    hours > 0 && t('prayer.hours', { count: hours }),
    minutes > 0 && t('prayer.minutes', { count: minutes }),
  ]
  return t('screen.startsIn', { time: parts.filter(Boolean).join(t('prayer.and')) })
}
