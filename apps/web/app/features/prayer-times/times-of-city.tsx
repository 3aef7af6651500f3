import type { CityId } from '@islamic-centre/prayer-times'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../dates/use-now.ts'
import type { PrayerTimesOfDay } from './prayer-times-of-day.ts'
import { rowsAt } from './rows-at.ts'
import './times-of-city.css'

/** Today's five times in one city, side by side and large; the one that comes next is marked. */
export function TimesOfCity({ prayer, city }: { prayer: PrayerTimesOfDay; city: CityId }) {
  const { t } = useTranslation()
  const now = useNow()
  const column = prayer.cities.indexOf(city)
  const rows = rowsAt(prayer, column, now)
  return (
    <section className="times-of-city" aria-label={t('screen.times', { city: t(`cities.${city}`) })}>
      <dl>
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
    </section>
  )
}
