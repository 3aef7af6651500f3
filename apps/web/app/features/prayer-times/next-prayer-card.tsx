import { NextPrayer } from '@islamic-centre/ui/next-prayer'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../dates/use-now.ts'
import { useChosenCity } from './chosen-city.ts'
import { useDates } from './dates.ts'
import { FastCountdown } from './fast-countdown.tsx'
import { nextCall } from './next-call.ts'
import type { PrayerTimesOfDay } from './prayer-times-of-day.ts'
import { Remaining } from './remaining.tsx'
import { useEve } from './use-eve.ts'
import { useOtherTimes } from './use-other-times.ts'

type NextPrayerCardProps = {
  prayer: PrayerTimesOfDay
  /** Below the dates, by whether it is after Maghrib in the visitor's city. */
  day?: (isEve: boolean) => ReactNode
  children?: ReactNode
}

/** The next prayer of the visitor's city with the time left, the day in three calendars, and the times beside the five. */
export function NextPrayerCard({ prayer, day, children }: NextPrayerCardProps) {
  const { t } = useTranslation()
  const city = useChosenCity()
  const now = useNow()
  const column = prayer.cities.indexOf(city)
  const next = now === undefined ? undefined : nextCall(prayer, column, now)
  const name = next && (next.isTomorrow ? t('prayer.dawnTomorrow') : t(`times.${next.name}`))
  return (
    <NextPrayer
      label={t('prayer.next')}
      place={t(`cities.${city}`)}
      name={name}
      time={next ? { display: next.clock, period: next.period, dateTime: next.at } : null}
      remaining={next && now !== undefined && <Remaining at={next.at} now={now} name={name ?? ''} />}
      dates={useDates(prayer, city)}
      times={useOtherTimes(prayer, city)}
      day={day?.(useEve(prayer, city))}
    >
      {prayer.fast && <FastCountdown moments={prayer.fast} column={column} />}
      {children}
    </NextPrayer>
  )
}
