import { formatNumber } from '@islamic-centre/i18n/formats'
import { NextPrayer } from '@islamic-centre/ui/next-prayer'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../now.ts'
import { useLanguage } from '../../words.tsx'
import { useChosenCity } from './chosen-city.ts'
import { nextCall, timeLeft } from './next-call.ts'
import type { PrayerTimesOfDay } from './prayer-times-of-day.ts'

/** The next prayer of the visitor's city with the time left, and the day in three calendars. */
export function NextPrayerCard({ prayer, children }: { prayer: PrayerTimesOfDay; children?: ReactNode }) {
  const { t } = useTranslation()
  const city = useChosenCity()
  const now = useNow()
  const times = prayer.upcoming.find((it) => it.city === city)?.times ?? []
  const next = now === undefined ? undefined : nextCall(times, now)
  const name = next && t(`times.${next.name}`)
  return (
    <NextPrayer
      label={t('prayer.next')}
      place={t(`cities.${city}`)}
      name={name}
      time={next ? { display: next.clock, period: next.period, dateTime: next.at } : null}
      remaining={next && now !== undefined && <Remaining at={next.at} now={now} name={name ?? ''} />}
      dates={useDates(prayer.dates)}
    >
      {children}
    </NextPrayer>
  )
}

function Remaining({ at, now, name }: { at: string; now: number; name: string }) {
  const { t } = useTranslation()
  const { hours, minutes } = timeLeft(at, now)
  const parts = [
    hours > 0 ? t('prayer.hours', { count: hours }) : '',
    minutes > 0 ? t('prayer.minutes', { count: minutes }) : '',
  ]
  return t('prayer.remaining', { time: parts.filter(Boolean).join(t('prayer.and')), name })
}

/** The three dates, the calendar of the language first with the weekday. */
function useDates({ weekday, gregorian, jalali, hijri }: PrayerTimesOfDay['dates']) {
  const { t } = useTranslation()
  const language = useLanguage()
  const shown = (calendar: 'jalali' | 'hijri', { year, month, day }: typeof jalali) =>
    t('dates.dayMonthYear', {
      day: formatNumber(language, day),
      month: t(`${calendar}Months.${month}` as 'jalaliMonths.1'),
      year: formatNumber(language, year),
    })
  const dates = { jalali: shown('jalali', jalali), hijri: shown('hijri', hijri), gregorian }
  const order =
    language === 'fa'
      ? (['jalali', 'hijri', 'gregorian'] as const)
      : (['gregorian', 'hijri', 'jalali'] as const)
  return order.map((calendar, index) => ({
    calendar: t(`dates.${calendar}`),
    display: index === 0 ? t('dates.weekday', { weekday, date: dates[calendar] }) : dates[calendar],
  }))
}
