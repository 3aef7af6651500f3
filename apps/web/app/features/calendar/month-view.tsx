import { cities } from '@islamic-centre/prayer-times'
import { Link } from '@islamic-centre/ui/link'
import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import { OccurrenceState } from '../../components/occurrence-state.tsx'
import { useToday } from '../../dates/use-now.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import { recordPath } from '../../paths/site-pages.ts'
import type { MonthOfDays } from './month-of-days.server.ts'
import { MonthsAround } from './months-around.tsx'
import { OccasionLine } from './occasion-line.tsx'
import '../../components/printed-sheet.css'
import './month-view.css'

type MonthViewProps = {
  month: MonthOfDays
  title: string
}

/** A month by days: a list on a phone, a grid of weeks on a wider screen and in print. */
export function MonthView({ month, title }: MonthViewProps) {
  const { t } = useTranslation()
  const today = useToday(cities.toronto.timeZone)
  const { days, weekdays, column, calculated } = month
  const isEmpty = days.every(({ occasions, events }) => occasions.length + events.length === 0)
  return (
    <Section className="month-view printed-sheet">
      <h2 className="month-view__title">{title}</h2>
      <MonthsAround {...month} />
      {isEmpty && <p>{t('calendar.none')}</p>}
      <div className="month-view__weekdays" aria-hidden="true">
        {weekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol className={`month-view__days month-view__days--from-${column + 1}`}>
        {days.map((day) => (
          <Day key={day.date} day={day} isToday={day.date === today} />
        ))}
      </ol>
      {calculated.length > 0 && (
        <p className="month-view__note">
          {t('timetable.calculated', { list: calculated.join(t('site.comma')) })}
        </p>
      )}
    </Section>
  )
}

function Day({ day, isToday }: { day: MonthOfDays['days'][number]; isToday: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { date, number, weekday, jalali, hijri, friday, occasions, events } = day
  return (
    <li
      id={`d${date}`}
      className="month-view__day"
      data-friday={friday || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <p className="month-view__dates">
        <time dateTime={date}>
          <span className="month-view__weekday">{weekday} </span>
          <strong className="month-view__number">{number}</strong>
        </time>
        {isToday && <span className="month-view__today">{t('calendar.today')}</span>}
        <span className="month-view__others">
          <span>{language === 'fa' ? jalali : hijri}</span>
          <span>{language === 'fa' ? hijri : jalali}</span>
        </span>
      </p>
      {occasions.length + events.length > 0 && (
        <ul className="month-view__entries">
          {occasions.map((occasion) => (
            <li key={occasion.slug}>
              <OccasionLine occasion={occasion} />
            </li>
          ))}
          {events.map(({ kind, slug, title, written, clock, occurrence }) => (
            <li key={`${kind}-${slug}-${occurrence?.day}`} className="month-view__event">
              {clock && <span className="month-view__clock">{clock} </span>}
              <Link
                href={recordPath(language, kind, slug, occurrence?.day)}
                {...langAttributes(written, language)}
              >
                {title}
              </Link>
              <OccurrenceState occurrence={occurrence} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
