import { useTranslation } from 'react-i18next'
import { content } from '../content/content.server.ts'
import { AboutBlock } from '../features/about/about-block.tsx'
import { Adverts } from '../features/adverts/adverts.tsx'
import { announcementDays } from '../features/announcements/announcement-days.ts'
import { Announcements } from '../features/announcements/announcements.tsx'
import { Audio } from '../features/audio/audio.tsx'
import { Banner } from '../features/banner/banner.tsx'
import { Beliefs } from '../features/beliefs/beliefs.tsx'
import { Book } from '../features/book/book.tsx'
import { eventEntries } from '../features/events/event-entries.ts'
import { UpcomingEvents } from '../features/events/upcoming-events.tsx'
import { Hero } from '../features/hero/hero.tsx'
import { PageError } from '../features/page-error/page-error.tsx'
import { PrayerCall } from '../features/prayer-call/prayer-call.tsx'
import { NextPrayerCard } from '../features/prayer-times/next-prayer-card.tsx'
import { prayerTimesOfDay } from '../features/prayer-times/prayer-times-of-day.ts'
import { useTimesOfToday } from '../features/prayer-times/times-of-today.ts'
import { TodaysTable } from '../features/prayer-times/todays-table.tsx'
import { ServiceCards } from '../features/services/service-cards.tsx'
import { summaries } from '../features/services/summaries.ts'
import { UsefulLinks } from '../features/useful-links/useful-links.tsx'
import { orAsShown } from '../freshness/as-shown.ts'
import { useFreshness } from '../freshness/use-freshness.ts'
import { pageMeta } from '../page-meta.ts'
import { pagePath } from '../site-pages.ts'
import { eventThings } from '../structured-data.ts'
import { useLanguage } from '../words.tsx'
import type { Route } from './+types/home'

export async function loader({ context }: Route.LoaderArgs) {
  const { language, now, home, prayerCall, prayerSettingsOrUsual } = content(context)
  const [{ events, announcements, services, ...shown }, settings, call] = await Promise.all([
    home(),
    prayerSettingsOrUsual(),
    prayerCall(),
  ])
  return {
    ...shown,
    events,
    eventEntries: eventEntries(events, language),
    announcements,
    announcementDays: announcementDays(announcements, language),
    services: services ? summaries(services) : [],
    prayer: prayerTimesOfDay(now, language, settings),
    call,
  }
}

/** At the turn of the day it is read again, and what is shown stays where that fails. */
export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  orAsShown(request, serverLoader)

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  const site = matches[1].loaderData
  const things = eventThings(site?.frame, loaderData?.events ?? [])
  return pageMeta(site, 'home', { picture: loaderData?.banner?.[0], things, error })
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { banner, call, blocks, sounds } = loaderData
  const prayer = useTimesOfToday(loaderData.prayer)
  useFreshness(loaderData)
  return (
    <>
      <Hero
        pictures={banner && <Banner slides={banner} />}
        next={
          <NextPrayerCard prayer={prayer}>
            <PrayerCall call={call} />
          </NextPrayerCard>
        }
      />
      <TodaysTable prayer={prayer} />
      <UpcomingEvents main={loaderData.mainEvent} events={loaderData.eventEntries} />
      <Announcements
        announcements={loaderData.announcements}
        days={loaderData.announcementDays}
        channel={blocks?.channel}
      />
      <Book book={blocks?.book} />
      <ServiceCards
        heading={t('nav.services')}
        services={loaderData.services}
        action={{ label: t('services.all'), href: pagePath(language, 'services') }}
      />
      <Beliefs beliefs={blocks?.beliefs} />
      <AboutBlock about={blocks?.about} />
      <Audio sounds={sounds} />
      <Adverts adverts={blocks?.adverts ?? []} />
      <UsefulLinks links={blocks?.usefulLinks ?? []} />
    </>
  )
}

export { PageError as ErrorBoundary }
