import type { CityId } from '@islamic-centre/prayer-times'
import { Fragment } from 'react'
import { useDates } from './dates.ts'
import type { PrayerTimesOfDay } from './prayer-times-of-day.ts'
import './todays-dates.css'

/** Today in three calendars. */
export function TodaysDates({ prayer, city }: { prayer: PrayerTimesOfDay; city: CityId }) {
  return (
    <dl className="todays-dates">
      {useDates(prayer, city).map(({ calendar, display }) => (
        <Fragment key={calendar}>
          <dt className="ui-visually-hidden">{calendar}</dt>
          <dd>{display}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
