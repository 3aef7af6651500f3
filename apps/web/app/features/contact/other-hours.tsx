import { useTranslation } from 'react-i18next'
import { usePlaceNames } from '../../opening-hours/use-place-names.ts'
import type { OpeningHoursTable } from './opening-hours.server.ts'
import { HoursNote, Spans } from './spans.tsx'

type Exception = OpeningHoursTable['exceptions'][number]

function Day({ day: { day, weekday, date } }: { day: Exception['from'] }) {
  const { t } = useTranslation()
  return <time dateTime={day}>{t('dates.weekday', { weekday, date })}</time>
}

/** The dates of the next weeks on which other hours hold, the soonest first. */
export function OtherHours({ table: { exceptions, places } }: { table: OpeningHoursTable }) {
  const names = usePlaceNames()
  return (
    <ul className="hours__exceptions">
      {exceptions.map(({ from, until, hours, note }) => {
        const text = JSON.stringify(hours[0]?.spans)
        const isSame =
          hours.length === places.length && hours.every(({ spans }) => JSON.stringify(spans) === text)
        return (
          <li key={`${from.day} ${until?.day}`}>
            <strong>
              <Day day={from} />
              {until && (
                <>
                  {' – '}
                  <Day day={until} />
                </>
              )}
            </strong>
            {(isSame ? hours.slice(0, 1) : hours).map(({ place, spans }) => (
              <span key={place} className="hours__exception">
                {!isSame && <span className="hours__place">{names[place]}</span>}
                <span>
                  <Spans spans={spans} />
                </span>
              </span>
            ))}
            {note && <HoursNote {...note} />}
          </li>
        )
      })}
    </ul>
  )
}
