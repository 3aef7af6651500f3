import { formatNumber } from '@islamic-centre/i18n/formats'
import { cities } from '@islamic-centre/prayer-times'
import { MonthlyTimetable } from '@islamic-centre/ui/monthly-timetable'
import { Section } from '@islamic-centre/ui/section'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { inItsLanguage } from '../../in-its-language.ts'
import { useToday } from '../../now.ts'
import { useLanguage } from '../../words.tsx'
import { MonthAndCity } from './month-and-city.tsx'
import type { MonthOfTimes } from './month-of-times.ts'
import { ClockChange, TimetableNotes } from './timetable-notes.tsx'
import './timetable.css'

type TimetableProps = {
  timetable: MonthOfTimes
  title: string
  /** Stands above the table on paper. */
  centre: { title: string; address?: string | undefined; language: 'fa' | 'ca' } | undefined
}

/** A month of one city on the screen and on one page of paper, with the way to other months and cities. */
export function Timetable({ timetable, title, centre }: TimetableProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const today = useToday(cities[timetable.city].timeZone)
  const { days } = timetable
  useEffect(() => {
    // Fetched while there is a network: it computes the months that are asked for without one.
    import('./on-device.ts').catch(() => undefined)
  }, [])
  const inCalendar = (calendar: 'jalali' | 'hijri', { month, day }: { month: number; day: number }) => ({
    long: `${formatNumber(language, day)} ${t(`${calendar}Months.${month}` as 'jalaliMonths.1')}`,
  })
  return (
    <Section className="timetable">
      <p className="timetable__centre" {...(centre ? inItsLanguage(centre.language, language) : {})}>
        <strong>{centre?.title ?? t('site.name')}</strong>
        {centre?.address && <span>{centre.address}</span>}
      </p>
      <MonthAndCity {...timetable} />
      <ClockChange {...timetable} />
      <MonthlyTimetable
        caption={title}
        columns={timetable.times.map((time) => ({
          id: time,
          long: t(`times.${time}`),
          short: t(`timetable.short.${time}`),
        }))}
        days={days.map(({ jalali, hijri, ...day }) => ({
          ...day,
          otherDays: [
            ...(language === 'fa' ? [inCalendar('jalali', jalali)] : []),
            inCalendar('hijri', hijri),
          ],
        }))}
        today={today}
        note={<TimetableNotes {...timetable} />}
        labels={{ region: t('timetable.title'), day: t('timetable.day'), today: t('timetable.today') }}
      />
    </Section>
  )
}
