import { type CityId, cities, civilDateIn } from '@islamic-centre/prayer-times'
import { useTranslation } from 'react-i18next'
import { isoDate } from '../../dates/civil-day.ts'
import { useToday } from '../../dates/use-now.ts'
import type { Call } from './call-plan.ts'

/** Names an upcoming call; a dawn that is not today's in the city is tomorrow's. */
export function useCallName(city: CityId): (call: Call) => string {
  const { t } = useTranslation()
  const { timeZone } = cities[city]
  const today = useToday(timeZone)
  return ({ name, at }) =>
    name === 'fajr' && today !== undefined && isoDate(civilDateIn(timeZone, at)) > today
      ? t('prayer.dawnTomorrow')
      : t(`times.${name}`)
}
