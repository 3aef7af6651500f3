import { useTranslation } from 'react-i18next'
import type { FormattedPeriod } from '../dates/format-days.ts'
import './period.css'

type Moment = FormattedPeriod['start']

/** The date of something and, within that day, its start and end. */
export function Period({ period: { start, end, withinADay } }: { period: FormattedPeriod }) {
  const { t } = useTranslation()
  if (!end) return <Day moment={start} clock={start.clock} />
  if (withinADay) return <Day moment={start} clock={t('dates.span', { from: start.clock, to: end.clock })} />
  return (
    <>
      <Day moment={start} clock={start.clock} /> – <Day moment={end} clock={end.clock} />
    </>
  )
}

/** A day in the calendar of the language, in Persian with the Gregorian one beside it. */
export function Day({ moment, clock }: { moment: Moment; clock?: string }) {
  const { t } = useTranslation()
  const { dateTime, weekday, date, beside } = moment
  return (
    <time dateTime={dateTime}>
      {t('dates.weekday', { weekday, date })}
      {beside && ` (${beside})`}
      {clock && (
        <>
          {/* The dot stays with the day where the line is full. */}
          {'\u00a0· '}
          <bdi className="period__clock">{clock}</bdi>
        </>
      )}
    </time>
  )
}
