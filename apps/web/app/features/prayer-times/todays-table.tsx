import { PrayerTable } from '@islamic-centre/ui/prayer-table'
import { Section } from '@islamic-centre/ui/section'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../now.ts'
import { timetablePath } from '../../site-pages.ts'
import { useLanguage } from '../../words.tsx'
import { chooseCity, useChosenCity } from './chosen-city.ts'
import type { PrayerTimesOfDay } from './prayer-times-of-day.ts'

/** Today's five times in five cities; the row that comes next is marked in the browser. */
export function TodaysTable({ prayer }: { prayer: PrayerTimesOfDay }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const city = useChosenCity()
  const now = useNow()
  const column = prayer.cities.indexOf(city)
  const next =
    now === undefined ? undefined : prayer.rows.find((row) => Date.parse(row.cells[column]?.at ?? '') > now)
  return (
    <Section
      heading={t('prayer.title')}
      action={{ label: t('timetable.title'), href: timetablePath(language, city, prayer.month) }}
    >
      <PrayerTable
        columns={prayer.cities.map((id) => ({ id, label: t(`cities.${id}`) }))}
        rows={prayer.rows.map(({ name, cells }) => ({
          id: name,
          label: t(`times.${name}`),
          // Dhuhr is before noon in one city and after it in another.
          cells: cells.map((it) => ({
            display: it?.clock ?? '–',
            period: it?.period ?? '',
            dateTime: it?.at ?? '',
          })),
        }))}
        nextRow={next?.name}
        chosen={city}
        onChoose={chooseCity}
        note={t('prayer.method', { method: t(`methods.${prayer.settings.method}`) })}
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
