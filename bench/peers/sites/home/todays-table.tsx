'use client'

import { PrayerTable } from '@islamic-centre/ui/prayer-table'
import { Section } from '@islamic-centre/ui/section'
import { useNow } from '../../../../apps/web/app/dates/use-now.ts'
import { chooseCity, useChosenCity } from '../../../../apps/web/app/features/prayer-times/chosen-city.ts'
import { rowsAt } from '../../../../apps/web/app/features/prayer-times/rows-at.ts'
import { timetablePath } from '../../../../apps/web/app/paths/site-pages.ts'
import type { HomeData } from './home-data.ts'
import type { IslandProps } from './island-props.ts'
import { translator } from './words.ts'

type TodaysTableProps = IslandProps & Pick<HomeData, 'prayer' | 'methodName'>

/** Today's five times in five cities; the next one is marked in the browser. */
export function TodaysTable({ prayer, methodName, language, words }: TodaysTableProps) {
  const t = translator(language, words)
  const city = useChosenCity()
  const rows = rowsAt(prayer, prayer.cities.indexOf(city), useNow())
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
          cells: cells.map((it) => ({
            display: it?.clock ?? '–',
            period: it?.period ?? '',
            dateTime: it?.at ?? '',
          })),
        }))}
        nextRow={rows.find((it) => it.isNext)?.name}
        chosen={city}
        onChoose={chooseCity}
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
