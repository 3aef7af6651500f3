import { useTranslation } from 'react-i18next'
import { content } from '../content/content.server.ts'
import { Banner } from '../features/banner/banner.tsx'
import { UpcomingEvents } from '../features/events/upcoming-events.tsx'
import { Hero } from '../features/hero/hero.tsx'
import { PageError } from '../features/page-error/page-error.tsx'
import { PrayerCall } from '../features/prayer-call/prayer-call.tsx'
import { PrayerLinks } from '../features/prayer-links/prayer-links.tsx'
import { NextPrayerCard } from '../features/prayer-times/next-prayer-card.tsx'
import { prayerTimesOfDay } from '../features/prayer-times/prayer-times-of-day.ts'
import { useTimesOfToday } from '../features/prayer-times/times-of-today.ts'
import { TodaysTable } from '../features/prayer-times/todays-table.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/prayer-call'

export async function loader({ context }: Route.LoaderArgs) {
  const { language, now, banner, mainEvent, mainPage, prayerCall, prayerSettingsOrUsual } = content(context)
  const [pictures, event, main, settings, call] = await Promise.all([
    banner(),
    mainEvent(),
    mainPage(),
    prayerSettingsOrUsual(),
    prayerCall(),
  ])
  return {
    banner: pictures,
    mainEvent: event,
    links: main && { prayerSite: main.prayerSite, monthlyView: main.monthlyView },
    prayer: prayerTimesOfDay(now, language, settings),
    call,
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) =>
  pageMeta(matches[1].loaderData, 'prayerCall', { picture: loaderData?.banner?.[0], error })

export default function PrayerCallRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { banner, mainEvent, call, links } = loaderData
  const prayer = useTimesOfToday(loaderData.prayer)
  return (
    <>
      <Hero
        heading={t('nav.prayerCall')}
        pictures={banner && <Banner slides={banner} />}
        next={
          <NextPrayerCard prayer={prayer}>
            <PrayerCall call={call} />
          </NextPrayerCard>
        }
      />
      <UpcomingEvents main={mainEvent} events={[]} />
      <TodaysTable prayer={prayer} />
      {links && <PrayerLinks {...links} />}
    </>
  )
}

export { PageError as ErrorBoundary }
