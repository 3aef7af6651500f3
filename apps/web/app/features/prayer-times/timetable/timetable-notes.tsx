import { formatNumber } from '@islamic-centre/i18n/formats'
import { cities } from '@islamic-centre/prayer-times'
import { ClockIcon } from '@islamic-centre/ui/icon'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n-provider.tsx'
import { useMonthName } from '../use-month-name.ts'
import type { MonthOfTimes } from './month-of-times.ts'

const degrees = (value: number) => Math.round(Math.abs(value) * 100) / 100

/** How the times were computed: method, the centre's adjustments, place and time zone. */
export function TimetableNotes({
  city,
  settings: { method, adjustments, hijriOffset },
  times,
  days,
}: MonthOfTimes) {
  const { t } = useTranslation()
  const language = useLanguage()
  const monthName = useMonthName()
  const calculated = days.flatMap(({ hijri: { year, month, calculated } }) =>
    calculated ? [`${monthName('hijri', month)} ${formatNumber(language, year)}`] : [],
  )
  const adjusted = times.flatMap((time) => {
    const minutes = adjustments[time] ?? 0
    if (minutes === 0) return []
    const name = t(`times.${time}`)
    return t(minutes > 0 ? 'timetable.later' : 'timetable.earlier', { name, count: Math.abs(minutes) })
  })
  const { latitude, longitude, timeZone } = cities[city]
  const notes = [
    t('timetable.method', { method: t(`methods.${method}`) }),
    adjusted.length > 0 && t('timetable.adjusted', { list: adjusted.join(t('site.comma')) }),
    calculated.length > 0 &&
      t('timetable.calculated', { list: [...new Set(calculated)].join(t('site.comma')) }),
    calculated.length > 0 &&
      hijriOffset !== 0 &&
      t(hijriOffset > 0 ? 'timetable.hijriAhead' : 'timetable.hijriBehind', { count: Math.abs(hijriOffset) }),
    t('timetable.midnightNote'),
    t('timetable.place', {
      city: t(`cities.${city}`),
      latitude: formatNumber(language, degrees(latitude)),
      longitude: formatNumber(language, degrees(longitude)),
      zone: timeZone,
    }),
  ]
  return notes.filter(Boolean).join(' ')
}

/** The night on which the clocks change, shown before the times that shift by an hour. */
export function ClockChange({ clockChange }: Pick<MonthOfTimes, 'clockChange'>) {
  const { t } = useTranslation()
  if (!clockChange) return null
  const { forward, weekday, day } = clockChange
  return (
    <p className="timetable__change">
      <ClockIcon />
      {t(forward ? 'timetable.forward' : 'timetable.back', {
        day: t('dates.weekday', { weekday, date: day }),
      })}
    </p>
  )
}
