import { useTranslation } from 'react-i18next'
import type { Place } from './hours.ts'

/** What office and prayer hall are called. */
export function usePlaceNames(): Record<Place, string> {
  const { t } = useTranslation()
  return { office: t('openNow.office'), prayerHall: t('openNow.prayerHall') }
}
