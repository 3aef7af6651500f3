import { cities } from '@islamic-centre/prayer-times'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { data, type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router'
import { content } from '../content/content.server.ts'
import { shownNotices } from '../death-notices/shown-notices.ts'
import { occasionsOfToday } from '../features/calendar/occasions-of-today.server.ts'
import { presentOccasions } from '../features/calendar/present-occasions.ts'
import { TodaysOccasions } from '../features/calendar/todays-occasions.tsx'
import { UpcomingEvents } from '../features/events/upcoming-events.tsx'
import { Banner } from '../features/home/banner.tsx'
import { reloadDocument } from '../features/offline/new-version.ts'
import { HallScreen } from '../features/prayer-call/hall-screen/hall-screen.tsx'
import { usualSeconds } from '../features/prayer-call/hall-screen/programme/programme-item.ts'
import { programmeOfAnnouncements } from '../features/prayer-call/hall-screen/programme/programme-of-announcements.server.ts'
import { programmeOfEvents } from '../features/prayer-call/hall-screen/programme/programme-of-events.server.ts'
import { programmeOfNotices } from '../features/prayer-call/hall-screen/programme/programme-of-notices.server.ts'
import { Turns } from '../features/prayer-call/hall-screen/programme/turns.tsx'
import { useRotation } from '../features/prayer-call/hall-screen/programme/use-rotation.ts'
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
import { readScreen } from '../loaders/read-screen.server.ts'
import { pageHead, screenHead } from '../seo/page-head.server.ts'
import type { Route } from './+types/plusoneazan.$screen'

/** Revalidates the content of a screen that stays open. */
const revalidateEveryMs = 5 * 60_000
/** How far ahead a screen without a network knows the events that repeat. */
const daysOfEvents = 14

/**
 * `/{lang}/plusoneazan`: the screen of a hall, and `/{lang}/plusoneazan/{slug}` with what editors chose for one of
 * several. Where there is no such screen it is the plain one with status 404: nobody may be at the machine of a hall, so
 * times and calls go on, and the choice is shown as soon as the screen is published.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const all = content(context)
  const {
    language,
    now,
    banner,
    comingEvents,
    deathNotices,
    mainEvent,
    mainPage,
    prayerCall,
    prayerSettingsOrUsual,
    records,
    siteData,
  } = all
  const screen = params.screen === undefined ? undefined : await readScreen(all, params.screen)
  const [pictures, event, events, deaths, announcements, main, settings, call, occasions, site] =
    await Promise.all([
      banner(),
      mainEvent(),
      comingEvents(daysOfEvents),
      deathNotices(),
      screen && records('announcement'),
      mainPage(),
      prayerSettingsOrUsual(),
      prayerCall(),
      records('occasion'),
      siteData(),
    ])
  const { state, notices } = shownNotices(deaths, language)
  const seconds = screen?.seconds ?? usualSeconds
  const programme = [
    ...programmeOfNotices(notices),
    ...programmeOfEvents(events, language),
    ...programmeOfAnnouncements(announcements ?? [], screen?.announcements ?? []),
  ]
  const page = {
    head: screen
      ? screenHead(site, { title: screen.title, slug: screen.slug, picture: pictures?.[0] })
      : pageHead(site, 'prayerCall', { picture: pictures?.[0] }),
    banner: pictures,
    mainEvent: event,
    noticesState: seconds.deathNotice === undefined ? undefined : state,
    programme: programme.filter(({ kind }) => seconds[kind] !== undefined),
    seconds,
    links: main && { prayerSite: main.prayerSite, monthlyView: main.monthlyView },
    prayer: prayerTimesToday(now, language, settings),
    occasions: occasionsOfToday(language, occasions, { settings, now }),
    call,
  }
  return params.screen === undefined || screen ? page : data(page, { status: 404 })
}

/** Data without the main page lacks the centre's method and audio too, so the previous data stays. */
export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  keepPreviousDataOnError(request, serverLoader, { isWhole: ({ links }) => links !== undefined })

const programmeOfOccasion = ({ slug, title, written, eve }: ReturnType<typeof presentOccasions>[number]) => ({
  id: `occasion-${slug}`,
  kind: 'occasion' as const,
  title,
  written,
  isEve: eve,
})

/** Only the browser reads the settings in the query. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search)

export default function PrayerCallRoute({ loaderData }: Route.ComponentProps) {
  const { banner, mainEvent, links, noticesState } = loaderData
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
  const [areNoticesOutdated, setNoticesOutdated] = useState(false)
  const { revalidate } = useRevalidator()
  const readAt = useFreshness(loaderData, {
    every: revalidateEveryMs,
    watch: true,
    onStatus(status) {
      setClockAhead(status.clockAhead)
      newBuild.answered(status)
      const { notices, otherBuild, otherContent } = status
      const isOutdated = noticesState !== undefined && notices !== undefined && notices !== noticesState
      // Data of another build cannot be rendered: without them no death notice is shown that was withdrawn.
      setNoticesOutdated(isOutdated && otherBuild)
      // The content was read and this page was not, for instance because the network failed then.
      if (isOutdated && !otherBuild && !otherContent) void revalidate()
    },
  })
  const isEve = useEve(prayer, city)
  const occasions = presentOccasions(loaderData.occasions, { day: prayer.day, isEve })
  const sounding = call.status !== 'failed' && call.status?.state === 'playing'
  const programme = loaderData.programme.filter(({ kind }) => kind !== 'deathNotice' || !areNoticesOutdated)
  const rotation = useRotation({
    items: [...programme, ...occasions.map(programmeOfOccasion)],
    seconds: loaderData.seconds,
    hasPictures: (banner?.length ?? 0) > 0,
    settings: callSettings,
    isSounding: sounding,
    clockAhead,
  })
  return (
    <>
      {/* What the service worker reads of a copy (offline-notices.ts); after its end an item is not shown. */}
      {programme.some(({ kind }) => kind === 'deathNotice') && (
        <div data-death-notices={noticesState ?? ''} hidden />
      )}
      <HallScreen
        city={city}
        onChooseCity={chooseCity}
        dim={dim}
        lit={sounding}
        clock={<WallClock city={city} />}
        dates={
          <>
            <TodaysDates prayer={prayer} city={city} />
            <TodaysOccasions occasions={loaderData.occasions} day={prayer.day} isEve={isEve} />
          </>
        }
        next={<NextCall next={next} city={city} remaining={(until) => <Remaining {...until} />} />}
        turns={
          <Turns
            {...rotation}
            hasItems={programme.length > 0 || occasions.length > 0}
            pictures={banner && ((isHeld) => <Banner slides={banner} layout="callScreen" isHeld={isHeld} />)}
          />
        }
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
