import { NextPrayer } from '@islamic-centre/ui/next-prayer'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../dates/use-now.ts'
import { useChosenCity } from './chosen-city.ts'
import { useDates } from './dates.ts'
import { nextCall } from './next-call.ts'
import type { PrayerTimesOfDay } from './prayer-times-of-day.ts'
import { Remaining } from './remaining.tsx'

/** The next prayer of the visitor's city with the time left, and the day in three calendars. */
export function NextPrayerCard({ prayer, children }: { prayer: PrayerTimesOfDay; children?: ReactNode }) {
  const { t } = useTranslation()
  const city = useChosenCity()
  const now = useNow()
  const next = now === undefined ? undefined : nextCall(prayer, prayer.cities.indexOf(city), now)
  const name = next && (next.isTomorrow ? t('prayer.dawnTomorrow') : t(`times.${next.name}`))
  return (
    <NextPrayer
      label={t('prayer.next')}
      place={t(`cities.${city}`)}
      name={name}
      time={next ? { display: next.clock, period: next.period, dateTime: next.at } : null}
      remaining={next && now !== undefined && <Remaining at={next.at} now={now} name={name ?? ''} />}
      dates={useDates(prayer, city)}
    >
      {children}
    </NextPrayer>
  )
}
