import { useTranslation } from 'react-i18next'

/** The name of a month, 1 to 12, of a calendar. */
export function useMonthName() {
  const { t } = useTranslation()
  return (calendar: 'jalali' | 'hijri', month: number) =>
    // Keys begin as literals, so that the build finds them.
    calendar === 'jalali'
      ? t(`jalaliMonths.${month}` as 'jalaliMonths.1')
      : t(`hijriMonths.${month}` as 'hijriMonths.1')
}
