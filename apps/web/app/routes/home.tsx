import { content } from '../content/content.server.ts'
import { announcementDays } from '../features/announcements/announcement-days.ts'
import { Announcements } from '../features/announcements/announcements.tsx'
import { Audio } from '../features/audio/audio.tsx'
import { Banner } from '../features/banner/banner.tsx'
import { eventEntries } from '../features/events/event-entries.ts'
import { UpcomingEvents } from '../features/events/upcoming-events.tsx'
import { Hero } from '../features/hero/hero.tsx'
import { PageError } from '../features/page-error/page-error.tsx'
import { NextPrayerCard } from '../features/prayer-times/next-prayer-card.tsx'
import { prayerTimesOfDay } from '../features/prayer-times/prayer-times-of-day.ts'
import { TodaysTable } from '../features/prayer-times/todays-table.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/home'

export async function loader({ context }: Route.LoaderArgs) {
  const { language, now, home, prayerSettings } = content(context)
  const [{ events, ...blocks }, settings] = await Promise.all([home(), prayerSettings()])
  return {
    ...blocks,
    events: eventEntries(events, language),
    announcementDays: announcementDays(blocks.announcements, language),
    prayer: prayerTimesOfDay(now, language, settings),
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) =>
  pageMeta(matches[1].loaderData, 'home', { picture: loaderData?.banner?.[0], error })

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { banner, prayer, mainEvent, events, announcements, announcementDays, channel, sounds } = loaderData
  return (
    <>
      <Hero pictures={banner && <Banner slides={banner} />} next={<NextPrayerCard prayer={prayer} />} />
      <TodaysTable prayer={prayer} />
      <UpcomingEvents main={mainEvent} events={events} />
      <Announcements announcements={announcements} days={announcementDays} channel={channel} />
      <Audio sounds={sounds} />
    </>
  )
}

export { PageError as ErrorBoundary }
