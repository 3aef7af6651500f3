import { formatWeekday } from '@islamic-centre/i18n/formats'
import { formatDayOfYear, formatSpokenTime } from '@islamic-centre/i18n/spoken-time'
import { cities } from '@islamic-centre/prayer-times'
import { useTranslation } from 'react-i18next'
import { dayOf } from '../dates/civil-day.ts'
import { useNow } from '../dates/use-now.ts'
import { useLanguage } from '../i18n/i18n-provider.tsx'
import { type OpenNow as Changes, type OpenState, openState } from '../opening-hours/open-state.ts'
import { usePlaceNames } from '../opening-hours/use-place-names.ts'
import './open-now.css'

const dayMs = 24 * 60 * 60 * 1000
const { timeZone } = cities.toronto

/** A state in words: `Open until 8 p.m.`, «بسته؛ فردا ساعت ۱۰ صبح باز می‌شود». */
function useStateText() {
  const { t } = useTranslation()
  const language = useLanguage()
  return ({ isOpen, changesAt }: OpenState, now: number) => {
    if (changesAt === undefined) return isOpen ? t('openNow.open') : t('openNow.closed')
    const at = new Date(changesAt)
    const time = formatSpokenTime(language, at, timeZone)
    // A time alone would be taken for that of this day.
    if (isOpen) return changesAt - now < dayMs ? t('openNow.openUntil', { time }) : t('openNow.open')
    const days = (Date.parse(dayOf(at)) - Date.parse(dayOf(new Date(now)))) / dayMs
    if (days === 0) return t('openNow.opens', { day: '', time })
    const format = days < 7 ? formatWeekday : formatDayOfYear
    const day = days === 1 ? t('openNow.tomorrow') : format(language, at, timeZone)
    return t('openNow.opens', { day: `${day} `, time })
  }
}

/**
 * Whether office and prayer hall are open, and until when. The server renders it as it is from `since`, which holds until
 * the page expires; then the browser's clock decides. Its parent has the class `open-now`.
 */
export function OpenNow({ openNow }: { openNow: Changes }) {
  const stateText = useStateText()
  // The page was made after `since`, whatever the clock of the device shows.
  const now = Math.max(useNow() ?? 0, openNow.since)
  const names = usePlaceNames()
  return (['office', 'prayerHall'] as const).map((place) => {
    const state = openState(openNow, place, now)
    return (
      state && (
        <span key={place} data-open={state.isOpen ? '' : undefined}>
          <b>{names[place]}</b>
          {` ${stateText(state, now)}`}
        </span>
      )
    )
  })
}
