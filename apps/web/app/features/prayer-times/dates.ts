import { formatNumber } from '@islamic-centre/i18n/formats'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import type { PrayerTimesOfDay } from './prayer-times-of-day.ts'
import { useMonthName } from './use-month-name.ts'

/** The three dates, the calendar of the language first with the weekday. */
export function useDates({ weekday, gregorian, jalali, hijri }: PrayerTimesOfDay['dates']) {
  const { t } = useTranslation()
  const monthName = useMonthName()
  const language = useLanguage()
  const shown = (calendar: 'jalali' | 'hijri', { year, month, day }: typeof jalali) =>
    t('dates.dayMonthYear', {
      day: formatNumber(language, day),
      month: monthName(calendar, month),
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
