import { formatNumber } from '@islamic-centre/i18n/formats'
import { ClockIcon } from '@islamic-centre/ui/icon'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n-provider.tsx'
import { useMonthName } from '../use-month-name.ts'
import { methodNotes, placeNote } from './calculation-notes.ts'
import type { MonthOfTimes } from './month-of-times.ts'

const compass = [0, 45, 90, 135, 180, 225, 270, 315] as const

/** How the times were computed: method, the centre's adjustments, place and time zone; and the qibla of the place. */
export function TimetableNotes({ city, settings, times, days, qibla }: MonthOfTimes) {
  const { t } = useTranslation()
  const language = useLanguage()
  const monthName = useMonthName()
  const { hijriOffset } = settings
  const calculated = days.flatMap(({ hijri: { year, month, calculated } }) =>
    calculated ? [`${monthName('hijri', month)} ${formatNumber(language, year)}`] : [],
  )
  const notes = [
    ...methodNotes(t, settings, times),
    calculated.length > 0 &&
      t('timetable.calculated', { list: [...new Set(calculated)].join(t('site.comma')) }),
    calculated.length > 0 &&
      hijriOffset !== 0 &&
      t(hijriOffset > 0 ? 'timetable.hijriAhead' : 'timetable.hijriBehind', { count: Math.abs(hijriOffset) }),
    t('timetable.midnightNote'),
    placeNote(t, language, city),
    t('timetable.qibla', {
      degrees: formatNumber(language, qibla),
      direction: t(`timetable.compass.${compass[Math.round(qibla / 45) % 8] ?? 0}`),
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
