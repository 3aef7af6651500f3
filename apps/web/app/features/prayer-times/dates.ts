import { formatNumber } from '@islamic-centre/i18n/formats'
import type { CityId, CivilDate } from '@islamic-centre/prayer-times'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import type { PrayerTimesOfDay } from './prayer-times-of-day.ts'
import { useEve } from './use-eve.ts'
import { useMonthName } from './use-month-name.ts'

/**
 * The three dates in a city, the calendar of the language first with the weekday. From Maghrib on the Hijri date is the next;
 * one that nobody declared is marked as calculated.
 */
export function useDates(prayer: PrayerTimesOfDay, city: CityId) {
  const { t } = useTranslation()
  const monthName = useMonthName()
  const language = useLanguage()
  const { weekday, gregorian, jalali, hijri, nextHijri } = prayer.dates
  const eve = useEve(prayer, city)
  const shown = (calendar: 'jalali' | 'hijri', { year, month, day }: CivilDate) =>
    t('dates.dayMonthYear', {
      day: formatNumber(language, day),
      month: monthName(calendar, month),
      year: formatNumber(language, year),
    })
  const present = eve ? nextHijri : hijri
  const date = shown('hijri', present)
  const inHijri = eve ? t('dates.eve', { date }) : date
  const dates = {
    jalali: shown('jalali', jalali),
    hijri: present.calculated ? t('dates.calculated', { date: inHijri }) : inHijri,
    gregorian,
  }
  const order =
    language === 'fa'
      ? (['jalali', 'hijri', 'gregorian'] as const)
      : (['gregorian', 'hijri', 'jalali'] as const)
  return order.map((calendar, index) => ({
    calendar: t(`dates.${calendar}`),
    display: index === 0 ? t('dates.weekday', { weekday, date: dates[calendar] }) : dates[calendar],
  }))
}
