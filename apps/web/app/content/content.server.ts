import type { Language } from '@islamic-centre/i18n/locales'
import { createContext, type RouterContextProvider } from 'react-router'
import { env } from '../env.server.ts'
import { lazy } from './lazy.server.ts'
import { optional, required } from './read.server.ts'
import { createSections } from './sections.server.ts'
import type { Source } from './sources.server.ts'
import { read as readAbout } from './types/about.server.ts'
import { readLatest as readLatestAnnouncements } from './types/announcements.server.ts'
import { read as readBanner } from './types/banner.server.ts'
import { homeSections } from './types/home-sections.server.ts'
import { read as readMainPageEvent } from './types/main-event.server.ts'
import { read as readMainPage, standardPrayerSettings } from './types/main-page.server.ts'
import { read as readNotice } from './types/notice.server.ts'
import { readUpcoming as readUpcomingEvents } from './types/posts.server.ts'
import { readForMainPage as readMainPageSounds } from './types/sounds.server.ts'

const eventsOnHome = 4

/** What the pages of one request may read, in one language; a block that cannot be had is absent. */
export function createContent(source: Source, language: Language) {
  const now = new Date()
  const mainPage = lazy(() => optional('main-page', readMainPage(source, language)))
  const about = lazy(() =>
    optional(
      'about',
      readAbout(source, language).then((it) => it ?? null),
    ),
  )
  const banner = () => optional('banner', readBanner(source, language))
  const sections = createSections(source, language)
  const mainEvent = () => optional('mainPageEvent', readMainPageEvent(source, language))
  /** What the layout and the head of every page show; read once a request. */
  const siteData = lazy(async () => {
    const [centre, notice, main] = await Promise.all([
      about(),
      optional('announcement', readNotice(source, language, now)),
      mainPage(),
    ])
    return {
      language,
      origin: env.PUBLIC_URL,
      about: centre ?? undefined,
      notice,
      prayerSettings: main?.prayerSettings,
      magazine: main?.usefulLinks.find((it) => it.kind === 'magazine')?.url,
    }
  })
  return {
    ...sections,
    language,
    now,
    about,
    banner,
    mainEvent,
    mainPage,
    siteData,
    async home() {
      const [pictures, main, event, events, announcements, services, sounds] = await Promise.all([
        banner(),
        mainPage(),
        mainEvent(),
        optional('posts', readUpcomingEvents(source, language, now, eventsOnHome), []),
        optional('anouncements', readLatestAnnouncements(source, language), []),
        sections.services(),
        readMainPageSounds(source),
      ])
      return {
        banner: pictures,
        mainEvent: event,
        events,
        announcements,
        services,
        sounds,
        blocks: main && (await homeSections(main, language)),
      }
    },
    /** What the calls to prayer sound by, and with. */
    async prayerCall() {
      const main = await mainPage()
      const { method, adjustments } = main?.prayerSettings ?? standardPrayerSettings
      return { method, adjustments, audio: main?.callAudio ?? {} }
    },
    /** How the centre computes its times, for what would be wrong by another method. */
    async prayerSettings() {
      return required(await mainPage()).prayerSettings
    },
    /** The same for a page that always stands: the usual ones where the content server does not answer. */
    async prayerSettingsOrUsual() {
      return (await mainPage())?.prayerSettings ?? standardPrayerSettings
    },
  }
}

export type Content = ReturnType<typeof createContent>
export type HomeContent = Awaited<ReturnType<Content['home']>>
export type SiteData = Awaited<ReturnType<Content['siteData']>>

export const contentContext = createContext<Content>()

/** The content of this request, in the language of its address. */
export const content = (context: Readonly<RouterContextProvider>): Content => context.get(contentContext)
