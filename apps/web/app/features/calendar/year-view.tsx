import { cities } from '@islamic-centre/prayer-times'
import { Link } from '@islamic-centre/ui/link'
import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../dates/use-now.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { calendarMonthPath } from '../../paths/site-pages.ts'
import { OccasionLine } from './occasion-line.tsx'
import type { YearOfOccasions } from './year-of-occasions.server.ts'
import '../../components/printed-sheet.css'
import './year-view.css'

/** The occasions of the coming twelve months, a list a month. */
export function YearView({ year: { months, calculatedFrom } }: { year: YearOfOccasions }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const today = useToday(cities.toronto.timeZone)
  return (
    <Section
      heading={t('calendar.year')}
      lead={calculatedFrom && t('calendar.calculatedFrom', { month: calculatedFrom })}
      className="year-view printed-sheet"
    >
      <div className="year-view__months">
        {months.map(({ month, name, span, entries }) => (
          <section key={month} className="year-view__month" aria-labelledby={`m${month}`}>
            <h3 id={`m${month}`}>
              <Link variant="bare" href={calendarMonthPath(language, month)}>
                {name}
              </Link>
            </h3>
            <p className="year-view__span">{span}</p>
            {entries.length === 0 ? (
              <p>{t('calendar.noneInMonth')}</p>
            ) : (
              <ul>
                {entries.map(({ date, number, weekday, jalali, hijri, isPast, occasion }) => (
                  <li
                    key={`${date} ${occasion.slug}`}
                    className="year-view__entry"
                    data-past={isPast || undefined}
                    aria-current={date === today ? 'date' : undefined}
                  >
                    <time dateTime={date} className="year-view__day">
                      <span className="year-view__number">{number}</span>
                      <span className="year-view__weekday">{weekday}</span>
                    </time>
                    <span className="year-view__text">
                      <OccasionLine occasion={occasion} />
                      <span className="year-view__dates">
                        {language === 'fa' ? `${jalali} · ${hijri}` : `${hijri} · ${jalali}`}
                      </span>
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </Section>
  )
}
