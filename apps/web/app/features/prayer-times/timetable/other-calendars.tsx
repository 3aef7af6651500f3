import { formatNumber } from '@islamic-centre/i18n/formats'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n-provider.tsx'
import { useMonthName } from '../use-month-name.ts'
import type { MonthOfTimes } from './month-of-times.ts'

type Day = MonthOfTimes['days'][number]

/** The range of months in the other calendars of the language. */
export function OtherCalendars({ days }: { days: readonly Day[] }) {
  const { t } = useTranslation()
  const monthName = useMonthName()
  const language = useLanguage()
  const [first, last] = [days.at(0), days.at(-1)]
  if (!first || !last) return null
  const span = (calendar: 'jalali' | 'hijri') => {
    const [from, to] = [first[calendar], last[calendar]]
    const month = (it: typeof from) => monthName(calendar, it.month)
    const year = (it: typeof from) => formatNumber(language, it.year)
    const end = `${month(to)} ${year(to)}`
    if (from.month === to.month) return end
    const begin = from.year === to.year ? month(from) : `${month(from)} ${year(from)}`
    return t('dates.span', { from: begin, to: end })
  }
  return (language === 'fa' ? (['jalali', 'hijri'] as const) : (['hijri'] as const)).map(span).join(' · ')
}
