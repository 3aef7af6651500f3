import type { CityId } from '@islamic-centre/prayer-times'
import { PrayerTable } from '@islamic-centre/ui/prayer-table'
import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../dates/use-now.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { timetablePath } from '../../paths/site-pages.ts'
import { chooseCity, useChosenCity } from './chosen-city.ts'
import type { PrayerTimesOfDay } from './prayer-times-of-day.ts'
import { rowsAt } from './rows-at.ts'

type TodaysTableProps = {
  prayer: PrayerTimesOfDay
  /** Of the method by which the times are computed. */
  methodName: string
  /** The city that is shown first, and the handler for choosing another; the visitor's own choice by default. */
  city?: CityId
  onChoose?: (city: string) => void
}

/** Today's five times in five cities; the next row is marked in the browser. */
export function TodaysTable({ prayer, methodName, city: given, onChoose = chooseCity }: TodaysTableProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const chosen = useChosenCity()
  const city = given ?? chosen
  const now = useNow()
  const column = prayer.cities.indexOf(city)
  const rows = rowsAt(prayer, column, now)
  return (
    <Section
      heading={t('prayer.title')}
      action={{ label: t('timetable.title'), href: timetablePath(language, city, prayer.month) }}
    >
      <PrayerTable
        columns={prayer.cities.map((id) => ({ id, label: t(`cities.${id}`) }))}
        rows={rows.map(({ name, cells, isOver, isTomorrow }) => ({
          id: name,
          label: isTomorrow ? t('prayer.tomorrow', { time: t(`times.${name}`) }) : t(`times.${name}`),
          isOver,
          // Dhuhr is before noon in one city and after it in another.
          cells: cells.map((it) => ({
            display: it?.clock ?? '–',
            period: it?.period ?? '',
            dateTime: it?.at ?? '',
          })),
        }))}
        nextRow={rows.find((it) => it.isNext)?.name}
        chosen={city}
        onChoose={onChoose}
        note={t('prayer.method', { method: methodName })}
        labels={{
          caption: t('prayer.caption'),
          time: t('prayer.time'),
          next: t('prayer.nextMark'),
          choose: (name) => t('prayer.chooseCity', { city: name }),
        }}
      />
    </Section>
  )
}
