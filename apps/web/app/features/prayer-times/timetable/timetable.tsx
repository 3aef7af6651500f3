import { formatNumber } from '@islamic-centre/i18n/formats'
import { cities } from '@islamic-centre/prayer-times'
import { MonthlyTimetable } from '@islamic-centre/ui/monthly-timetable'
import { Section } from '@islamic-centre/ui/section'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../../dates/use-now.ts'
import { fetchDictionary } from '../../../i18n/fetch-dictionary.ts'
import { useLanguage } from '../../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../../i18n/lang-attributes.ts'
import { CallPageLink } from '../call-page-link.tsx'
import { useMonthName } from '../use-month-name.ts'
import { MonthAndCity } from './month-and-city.tsx'
import type { MonthOfTimes } from './month-of-times.ts'
import { withinColumn } from './shown-times.ts'
import { ClockChange, TimetableNotes } from './timetable-notes.tsx'
import '../../../components/printed-sheet.css'
import './timetable.css'

/** The Hijri months whose names do not fit a row on a small screen. */
const longMonths = new Set([5, 6, 11, 12])

type TimetableProps = {
  timetable: MonthOfTimes
  title: string
  /** The occasions of a civil day, on the screen and as text in print. */
  occasionsOn: (date: string) => { line: ReactNode; printed: string } | undefined
  /** Shown above the table in print. */
  centre: { title: string; address?: string | undefined; language: 'fa' | 'ca' } | undefined
}

/** A month of one city for the screen and for print on one page, with links to other months and cities. */
export function Timetable({ timetable, title, occasionsOn, centre }: TimetableProps) {
  const { t } = useTranslation()
  const monthName = useMonthName()
  const language = useLanguage()
  const today = useToday(cities[timetable.city].timeZone)
  const { days } = timetable
  useEffect(() => {
    // Prefetched while there is a network: it computes the months that are requested without one.
    import('./timetable-on-device.ts').catch(() => undefined)
    void fetchDictionary(language)
  }, [language])
  type Day = { month: number; day: number }
  // On one line.
  const dayOf = (day: number, month: string) => `${formatNumber(language, day)}\u00a0${month}`
  const inJalali = ({ month, day }: Day) => ({ long: dayOf(day, monthName('jalali', month)) })
  const inHijri = ({ month, day }: Day) => ({
    long: dayOf(day, monthName('hijri', month)),
    short: longMonths.has(month)
      ? dayOf(day, t(`timetable.hijriShort.${month}` as 'timetable.hijriShort.11'))
      : undefined,
  })
  return (
    <Section className="timetable printed-sheet printed-sheet--names-centre">
      <p className="timetable__centre" {...(centre ? langAttributes(centre.language, language) : {})}>
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
          within: withinColumn[time],
        }))}
        days={days.map(({ jalali, hijri, ...day }) => ({
          ...day,
          occasion: occasionsOn(day.date)?.line,
          otherDays: [...(language === 'fa' ? [inJalali(jalali)] : []), inHijri(hijri)],
        }))}
        today={today}
        note={
          <>
            <span className="timetable__occasions">
              {days
                .flatMap(({ date, day }) => {
                  const occasions = occasionsOn(date)
                  return occasions ? `${day.long}: ${occasions.printed}` : []
                })
                .join(' · ')}
            </span>
            <TimetableNotes {...timetable} />
          </>
        }
        labels={{ region: t('timetable.title'), day: t('timetable.day'), today: t('timetable.today') }}
      />
      <CallPageLink />
    </Section>
  )
}
