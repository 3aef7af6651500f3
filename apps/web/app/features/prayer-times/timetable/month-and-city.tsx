import { type CityId, cities } from '@islamic-centre/prayer-times'
import { ChevronBackIcon, ChevronForwardIcon } from '@islamic-centre/ui/icon'
import { Link } from '@islamic-centre/ui/link'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../../dates/use-now.ts'
import { useLanguage } from '../../../i18n/i18n-provider.tsx'
import { timetablePath } from '../../../paths/site-pages.ts'
import type { MonthOfTimes } from './month-of-times.ts'
import { pathWithTimes } from './requested-times.ts'
import { TimesChoice } from './times-choice.tsx'
import './month-and-city.css'

const cityIds = Object.keys(cities) as CityId[]

/** Links to the previous and next month and to the other cities, with the same times, and the choice of these. */
export function MonthAndCity({
  city: here,
  month,
  previous,
  next,
  withAll,
}: Pick<MonthOfTimes, 'city' | 'month' | 'previous' | 'next' | 'withAll'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const to = (city: CityId, of: string) => pathWithTimes(timetablePath(language, city, of), withAll)
  const present = useToday(cities[here].timeZone)?.slice(0, 7)
  const beside = (it: typeof next, rel: 'prev' | 'next', words: string, sign: ReactNode) =>
    it && (
      <Link
        variant="bare"
        rel={rel}
        href={to(here, it.month)}
        className={`month-and-city__link month-and-city__${rel}`}
        data-past={(present !== undefined && it.month < present) || undefined}
      >
        {sign}
        <span className="ui-visually-hidden">{words} </span>
        {it.name}
      </Link>
    )
  return (
    <div className="month-and-city">
      <nav aria-label={t('timetable.cities')}>
        <ul className="month-and-city__cities">
          {cityIds.map((city) => (
            <li key={city}>
              <Link
                variant="bare"
                href={to(city, month)}
                aria-current={city === here ? 'page' : undefined}
                className="month-and-city__link"
              >
                {t(`cities.${city}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t('timetable.months')} className="month-and-city__months">
        {beside(previous, 'prev', t('timetable.previous'), <ChevronBackIcon />)}
        {beside(next, 'next', t('timetable.next'), <ChevronForwardIcon />)}
      </nav>
      <TimesChoice city={here} month={month} withAll={withAll} />
    </div>
  )
}
