import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { cities } from '@islamic-centre/prayer-times'
import { content } from '../content/content.server.ts'
import { shownNotices } from '../death-notices/shown-notices.ts'
import { announcementSlides } from '../features/announcements/announcement-days.ts'
import { occasionsOfToday } from '../features/calendar/occasions-of-today.server.ts'
import { TodaysOccasions } from '../features/calendar/todays-occasions.tsx'
import { eventEntries } from '../features/events/event-entries.ts'
import { Hero } from '../features/home/hero.tsx'
import { UnknownAddress } from '../features/home/unknown-address.tsx'
import { usePageCalls } from '../features/prayer-call/use-prayer-call.ts'
import { CallPageLink } from '../features/prayer-times/call-page-link.tsx'
import { NextPrayerCard } from '../features/prayer-times/next-prayer-card.tsx'
import { prayerTimesToday } from '../features/prayer-times/prayer-times-today.server.ts'
import { ramadanAhead } from '../features/prayer-times/ramadan/ramadan-ahead.server.ts'
import { useTimesOfToday } from '../features/prayer-times/times-of-today.ts'
import { TodaysTable } from '../features/prayer-times/todays-table.tsx'
import { summaries } from '../features/services/summaries.ts'
import { PageError } from '../features/site-layout/page-error.tsx'
import { keepPreviousDataOnError } from '../freshness/keep-previous-data-on-error.ts'
import { useFreshness } from '../freshness/use-freshness.ts'
import { inDocumentOnce } from '../hydration/in-document.server.ts'
import { streamsOf } from '../occurrences/streams.ts'
import { pageHead } from '../seo/page-head.server.ts'
import { eventsJsonLd } from '../seo/structured-data.server.ts'
import type { Route } from './+types/home'
import type { StaticBlocks } from './home/blocks-below.tsx'
import { Banner, BlocksBelow, HomeNotices, LiveNow, loadParts, PrayerCall } from './home/parts.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { language, now, home, deathNotices, prayerCall, prayerSettingsOrUsual, records, siteData } =
    content(context)
  const [{ banner, announcements, sounds, ...read }, settings, call, occasions, site, notices] =
    await Promise.all([
      home(),
      prayerSettingsOrUsual(),
      prayerCall(),
      records('occasion'),
      siteData(),
      deathNotices(),
    ])
  const { channel, ...sections } = read.blocks ?? {}
  const blocks: StaticBlocks = {
    ...sections,
    ramadan: ramadanAhead(language, settings, now),
    mainEvent: read.mainEvent,
    events: eventEntries(read.events, language),
    services: read.services ? summaries(read.services) : [],
  }
  return {
    head: pageHead(site, 'home', { picture: banner?.[0], jsonLd: eventsJsonLd(site, read.events) }),
    streams: streamsOf(read.streamed, now),
    banner,
    announcements: announcementSlides(announcements, language),
    channel,
    sounds,
    shown: inDocumentOnce<{ blocks?: StaticBlocks }>({ blocks }, 'blocks'),
    prayer: prayerTimesToday(now, language, settings),
    occasions: occasionsOfToday(language, occasions, { settings, now }),
    notices: notices.notices.length > 0 ? shownNotices(notices, language) : undefined,
    methodName: dictionaries[language].methods[settings.method],
    call,
  }
}

/** Revalidated when the day changes; where that fails, the previous data stays. */
export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  keepPreviousDataOnError(request, async () => {
    const [home] = await Promise.all([serverLoader(), loadParts()])
    return home
  })

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { banner, call, notices, streams } = loaderData
  const prayer = useTimesOfToday(loaderData.prayer)
  useFreshness(loaderData)
  const { audio, ...options } = call
  // Outside the lazily hydrated parts, so that a call during hydration is not missed.
  usePageCalls({ ...options, place: cities.toronto }, audio)
  return (
    <>
      <UnknownAddress />
      {streams.length > 0 && (
        <div className="ui-container">
          <LiveNow streams={streams} />
        </div>
      )}
      <Hero
        pictures={banner && <Banner slides={banner} />}
        next={
          <NextPrayerCard
            prayer={prayer}
            day={(isEve) => (
              <TodaysOccasions occasions={loaderData.occasions} day={prayer.day} isEve={isEve} />
            )}
          >
            <PrayerCall />
            <CallPageLink />
          </NextPrayerCard>
        }
      />
      {notices && <HomeNotices {...notices} />}
      <TodaysTable prayer={prayer} methodName={loaderData.methodName} />
      <BlocksBelow home={loaderData} />
    </>
  )
}

export { meta } from '../seo/head-tags.ts'
export { PageError as ErrorBoundary }
