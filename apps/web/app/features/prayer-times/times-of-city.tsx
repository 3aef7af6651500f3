import type { CityId } from '@islamic-centre/prayer-times'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../dates/use-now.ts'
import type { PrayerTimesOfDay } from './prayer-times-of-day.ts'
import { rowsAt } from './rows-at.ts'
import { useOtherTimes } from './use-other-times.ts'
import './times-of-city.css'

/** Today's five times in one city, side by side and large; the one that comes next is marked. The other times are below. */
export function TimesOfCity({ prayer, city }: { prayer: PrayerTimesOfDay; city: CityId }) {
  const { t } = useTranslation()
  const now = useNow()
  const column = prayer.cities.indexOf(city)
  const rows = rowsAt(prayer, column, now)
  const others = useOtherTimes(prayer, city)
  return (
    <section className="times-of-city" aria-label={t('screen.times', { city: t(`cities.${city}`) })}>
      <dl className="times-of-city__rows">
        {rows.map(({ name, cells, isOver, isNext, isTomorrow }) => {
          const time = cells[column]
          return (
            <div key={name} data-next={isNext || undefined} data-over={isOver || undefined}>
              <dt>{isTomorrow ? t('prayer.dawnTomorrow') : t(`timetable.short.${name}`)}</dt>
              <dd>
                {time ? (
                  <time dateTime={time.at}>
                    {time.clock}
                    {time.period && <span className="times-of-city__period"> {time.period}</span>}
                  </time>
                ) : (
                  '–'
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      <dl className="times-of-city__others">
        {others.map(({ label, display, dateTime }) => (
          <div key={label}>
            <dt>{label}</dt> <dd>{dateTime ? <time dateTime={dateTime}>{display}</time> : display}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
