import { cities } from '@islamic-centre/prayer-times'
import { Badge } from '@islamic-centre/ui/badge'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../dates/use-now.ts'
import { holdsOn, weekdayOf } from '../../opening-hours/hours.ts'
import { usePlaceNames } from '../../opening-hours/use-place-names.ts'
import type { OpeningHoursTable } from './opening-hours.server.ts'
import { HoursNote, Spans } from './spans.tsx'

/** The hours of each day of the week; the row of today is marked, and has the exceptions of today. */
export function HoursTable({ table }: { table: OpeningHoursTable }) {
  const { t } = useTranslation()
  const names = usePlaceNames()
  const today = useToday(cities.toronto.timeZone) ?? table.today
  const special = table.exceptions.filter(({ from, until }) =>
    holdsOn({ from: from.day, until: (until ?? from).day }, today),
  )
  return (
    <table className="hours__table">
      <caption className="ui-visually-hidden">{t('hours.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('hours.day')}</th>
          {table.places.map((place) => (
            <th key={place} scope="col">
              {names[place]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.days.map(({ weekday, name, cells }) => {
          const isToday = weekday === weekdayOf(today)
          const exceptions = isToday ? special : []
          return (
            <tr key={weekday} aria-current={isToday ? 'date' : undefined}>
              <th scope="row">
                {name} {isToday && <Badge tone="gold">{t('hours.today')}</Badge>}
                {exceptions.map(({ note }) => note && <HoursNote key={note.text} {...note} />)}
              </th>
              {table.places.map((place, column) => {
                const other = exceptions.flatMap(({ hours }) => hours).find((it) => it.place === place)
                return (
                  <td key={place}>
                    <Spans spans={other?.spans ?? cells[column] ?? []} />
                  </td>
                )
              })}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
