import { type CityId, cities } from '@islamic-centre/prayer-times'
import { ChevronBackIcon, ChevronForwardIcon } from '@islamic-centre/ui/icon'
import { Link } from '@islamic-centre/ui/link'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../../dates/use-now.ts'
import { useLanguage } from '../../../i18n/i18n-provider.tsx'
import { timetablePath } from '../../../paths/site-pages.ts'
import type { MonthOfTimes } from './month-of-times.ts'
import './month-and-city.css'

const cityIds = Object.keys(cities) as CityId[]

/** Links to the previous and next month and to the other cities. */
export function MonthAndCity({
  city: here,
  month,
  previous,
  next,
}: Pick<MonthOfTimes, 'city' | 'month' | 'previous' | 'next'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const present = useToday(cities[here].timeZone)?.slice(0, 7)
  const beside = (to: typeof next, rel: 'prev' | 'next', words: string, sign: ReactNode) =>
    to && (
      <Link
        variant="bare"
        rel={rel}
        href={timetablePath(language, here, to.month)}
        className={`month-and-city__link month-and-city__${rel}`}
        data-past={(present !== undefined && to.month < present) || undefined}
      >
        {sign}
        <span className="ui-visually-hidden">{words} </span>
        {to.name}
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
                href={timetablePath(language, city, month)}
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
    </div>
  )
}
