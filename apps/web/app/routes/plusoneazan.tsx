import { cities } from '@islamic-centre/prayer-times'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { content } from '../content/content.server.ts'
import { occasionsOfToday } from '../features/calendar/occasions-of-today.server.ts'
import { TodaysOccasions } from '../features/calendar/todays-occasions.tsx'
import { UpcomingEvents } from '../features/events/upcoming-events.tsx'
import { Banner } from '../features/home/banner.tsx'
import { reloadDocument } from '../features/offline/new-version.ts'
import { HallScreen } from '../features/prayer-call/hall-screen/hall-screen.tsx'
import { ScreenMarks } from '../features/prayer-call/hall-screen/screen-marks.tsx'
import { useNewBuild } from '../features/prayer-call/hall-screen/use-new-build.ts'
import { useScreenSettings } from '../features/prayer-call/hall-screen/use-screen-settings.ts'
import { NextCall } from '../features/prayer-call/next-call.tsx'
import { PrayerCallLine } from '../features/prayer-call/prayer-call-card.tsx'
import { PrayerLinks } from '../features/prayer-call/prayer-links.tsx'
import { useNextCall } from '../features/prayer-call/use-next-call.ts'
import { usePageCalls, usePrayerCall } from '../features/prayer-call/use-prayer-call.ts'
import { prayerTimesToday } from '../features/prayer-times/prayer-times-today.server.ts'
import { Remaining } from '../features/prayer-times/remaining.tsx'
import { TimesOfCity } from '../features/prayer-times/times-of-city.tsx'
import { useTimesOfToday } from '../features/prayer-times/times-of-today.ts'
import { TodaysDates } from '../features/prayer-times/todays-dates.tsx'
import { TodaysTable } from '../features/prayer-times/todays-table.tsx'
import { useEve } from '../features/prayer-times/use-eve.ts'
import { WallClock } from '../features/prayer-times/wall-clock.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { keepPreviousDataOnError } from '../freshness/keep-previous-data-on-error.ts'
import { useFreshness } from '../freshness/use-freshness.ts'
import { pageHead } from '../seo/page-head.server.ts'
import type { Route } from './+types/plusoneazan'

/** Revalidates the content of a screen that stays open. */
const revalidateEveryMs = 5 * 60_000

export async function loader({ context }: Route.LoaderArgs) {
  const { language, now, banner, mainEvent, mainPage, prayerCall, prayerSettingsOrUsual, records, siteData } =
    content(context)
  const [pictures, event, main, settings, call, occasions, site] = await Promise.all([
    banner(),
    mainEvent(),
    mainPage(),
    prayerSettingsOrUsual(),
    prayerCall(),
    records('occasion'),
    siteData(),
  ])
  return {
    head: pageHead(site, 'prayerCall', { picture: pictures?.[0] }),
    banner: pictures,
    mainEvent: event,
    links: main && { prayerSite: main.prayerSite, monthlyView: main.monthlyView },
    prayer: prayerTimesToday(now, language, settings),
    occasions: occasionsOfToday(language, occasions, { settings, now }),
    call,
  }
}

/** Data without the main page lacks the centre's method and audio too, so the previous data stays. */
export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  keepPreviousDataOnError(request, serverLoader, ({ links }) => links !== undefined)

/** Only the browser reads the settings in the query. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search)

export default function PrayerCallRoute({ loaderData }: Route.ComponentProps) {
  const { banner, mainEvent, links } = loaderData
  const { audio, method, adjustments } = loaderData.call
  const { settings, refused, chooseCity } = useScreenSettings()
  const { city, third, calls, dim, times } = settings
  const callSettings = {
    method: settings.method ?? method,
    adjustments,
    place: cities[city],
    third,
    ...(calls && { calls }),
  }
  const { t } = useTranslation()
  const prayer = useTimesOfToday(loaderData.prayer, {
    method: settings.method,
    withAll: times === 'all',
  })
  usePageCalls(callSettings, audio)
  const call = usePrayerCall()
  const next = useNextCall(callSettings)
  const newBuild = useNewBuild({ settings: callSettings, status: call.status, take: reloadDocument })
  const [clockAhead, setClockAhead] = useState(0)
  const readAt = useFreshness(loaderData, {
    every: revalidateEveryMs,
    onStatus(status) {
      setClockAhead(status.clockAhead)
      newBuild.answered(status)
    },
  })
  const sounding = call.status !== 'failed' && call.status?.state === 'playing'
  return (
    <>
      <HallScreen
        city={city}
        onChooseCity={chooseCity}
        dim={dim}
        lit={sounding}
        clock={<WallClock city={city} />}
        dates={
          <>
            <TodaysDates prayer={prayer} city={city} />
            <TodaysOccasions occasions={loaderData.occasions} day={prayer.day} isEve={useEve(prayer, city)} />
          </>
        }
        next={<NextCall next={next} city={city} remaining={(until) => <Remaining {...until} />} />}
        pictures={banner && <Banner slides={banner} layout="callScreen" />}
        times={<TimesOfCity prayer={prayer} city={city} />}
        methods={{ own: callSettings.method, centre: method }}
        call={<PrayerCallLine call={call} city={city} third={third} />}
        marks={
          <ScreenMarks
            city={city}
            refused={refused}
            clockAhead={clockAhead}
            readAt={readAt}
            onTakeNewVersion={newBuild.offered ? reloadDocument : undefined}
          />
        }
      />
      <UpcomingEvents main={mainEvent} events={[]} />
      <TodaysTable
        prayer={prayer}
        methodName={t(`methods.${prayer.settings.method}`)}
        city={city}
        onChoose={chooseCity}
      />
      {links && <PrayerLinks {...links} />}
    </>
  )
}

export { meta } from '../seo/head-tags.ts'
export { PageError as ErrorBoundary }
