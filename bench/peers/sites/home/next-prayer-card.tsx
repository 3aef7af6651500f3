'use client'

import '../../../../apps/web/app/features/prayer-times/call-page-link.css'
import { formatNumber } from '@islamic-centre/i18n/formats'
import { Link } from '@islamic-centre/ui/link'
import { NextPrayer } from '@islamic-centre/ui/next-prayer'
import { useNow } from '../../../../apps/web/app/dates/use-now.ts'
import { useChosenCity } from '../../../../apps/web/app/features/prayer-times/chosen-city.ts'
import { nextCall } from '../../../../apps/web/app/features/prayer-times/next-call.ts'
import { pagePath } from '../../../../apps/web/app/paths/site-pages.ts'
import { timeUntil } from '../../../../packages/prayer-times/src/time-until.ts'
import type { HomeData } from './home-data.ts'
import type { IslandProps } from './island-props.ts'
import { type Translate, translator } from './words.ts'

type PrayerProps = IslandProps & { prayer: HomeData['prayer'] }

function datesOf({ prayer: { dates }, language }: PrayerProps, t: Translate) {
  const shown = (calendar: 'jalali' | 'hijri') =>
    t('dates.dayMonthYear', {
      day: formatNumber(language, dates[calendar].day),
      month: t(`${calendar}Months.${dates[calendar].month}`),
      year: formatNumber(language, dates[calendar].year),
    })
  const all = { jalali: shown('jalali'), hijri: shown('hijri'), gregorian: dates.gregorian }
  const order =
    language === 'fa'
      ? (['jalali', 'hijri', 'gregorian'] as const)
      : (['gregorian', 'hijri', 'jalali'] as const)
  return order.map((calendar, at) => ({
    calendar: t(`dates.${calendar}`),
    display: at === 0 ? t('dates.weekday', { weekday: dates.weekday, date: all[calendar] }) : all[calendar],
  }))
}

/** The next prayer with the time left, and the day in three calendars. */
export function NextPrayerCard(props: PrayerProps) {
  const { prayer, language, words } = props
  const t = translator(language, words)
  const city = useChosenCity()
  const now = useNow()
  const next = now === undefined ? undefined : nextCall(prayer, prayer.cities.indexOf(city), now)
  const name = next && (next.isTomorrow ? t('prayer.dawnTomorrow') : t(`times.${next.name}`))
  const remaining = () => {
    if (!next || now === undefined) return null
    const { hours, minutes } = timeUntil(Date.parse(next.at), now, 'minute')
    const parts = [
      hours > 0 ? t('prayer.hours', { count: hours }) : '',
      minutes > 0 ? t('prayer.minutes', { count: minutes }) : '',
    ]
    return t('prayer.remaining', { time: parts.filter(Boolean).join(t('prayer.and')), name: name ?? '' })
  }
  return (
    <NextPrayer
      label={t('prayer.next')}
      place={t(`cities.${city}`)}
      name={name}
      time={next ? { display: next.clock, period: next.period, dateTime: next.at } : null}
      remaining={remaining()}
      dates={datesOf(props, t)}
    >
      <p className="call-page-link ui-no-print">
        <Link variant="action" href={pagePath(language, 'prayerCall')}>
          {t('prayer.callPage')}
        </Link>
      </p>
    </NextPrayer>
  )
}
