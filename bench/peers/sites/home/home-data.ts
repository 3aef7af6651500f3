import type { HomeContent } from '../../../../apps/web/app/content/content.server.ts'
import type { HomeSections } from '../../../../apps/web/app/content/types/home-sections.server.ts'
import type { announcementSlides } from '../../../../apps/web/app/features/announcements/announcement-days.ts'
import type { EventEntry } from '../../../../apps/web/app/features/events/event-entries.ts'
import type { PrayerTimesOfDay } from '../../../../apps/web/app/features/prayer-times/prayer-times-of-day.ts'
import type { ServiceSummary } from '../../../../apps/web/app/features/services/summaries.ts'

type Blocks = Pick<HomeContent, 'mainEvent'> &
  Partial<HomeSections> & { events: readonly EventEntry[]; services: readonly ServiceSummary[] }

/** The data of the home page, as this site's loader sends it to a client-side navigation. */
export type HomeData = Pick<HomeContent, 'banner' | 'sounds'> & {
  head: { siteName: string; description: string }
  announcements: ReturnType<typeof announcementSlides<HomeContent['announcements'][number]>>
  channel: HomeSections['channel'] | undefined
  shown: { blocks: Blocks }
  prayer: PrayerTimesOfDay
  methodName: string
}
