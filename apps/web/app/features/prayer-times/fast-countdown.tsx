import { useTranslation } from 'react-i18next'
import { useNow } from '../../dates/use-now.ts'
import { type FastMoment, nextOfFast } from './fast-moments.ts'
import { Remaining } from './remaining.tsx'
import './fast-countdown.css'

/** In Ramadan the time left to iftar by day and to imsak by night, in a city by its column. */
export function FastCountdown({ moments, column }: { moments: readonly FastMoment[]; column: number }) {
  const { t } = useTranslation()
  const now = useNow()
  const next = now === undefined ? undefined : nextOfFast(moments, column, now)
  return (
    <p className="fast-countdown">
      {next && now !== undefined && (
        <Remaining at={next.at} now={now} name={t(next.name === 'imsak' ? 'times.imsak' : 'ramadan.iftar')} />
      )}
    </p>
  )
}
