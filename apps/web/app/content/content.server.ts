import type { Language } from '@islamic-centre/i18n/locales'
import { createContext, type RouterContextProvider } from 'react-router'
import { readAbout } from './about.server.ts'
import { readAnnouncements } from './announcements.server.ts'
import { readBanner } from './banner.server.ts'
import type { Source } from './clients.server.ts'
import { readMainPageEvent, readUpcomingEvents } from './events.server.ts'
import { readMainPage, standardPrayerSettings } from './main-page.server.ts'
import { readNotice } from './notice.server.ts'
import { once } from './once.server.ts'
import { readBlock } from './read-block.server.ts'
import { readMainPageSounds } from './sounds.server.ts'

const eventsOnHome = 4

/** What the pages of one request may read, in one language; a block that cannot be had is absent. */
export function createContent(source: Source, language: Language) {
  const now = new Date()
  const mainPage = once(() => readBlock('main-page', undefined, () => readMainPage(source, language)))
  return {
    language,
    now,
    async frame() {
      const [about, notice, main] = await Promise.all([
        readBlock('about', undefined, () => readAbout(source, language)),
        readBlock('announcement', undefined, () => readNotice(source, language, now)),
        mainPage(),
      ])
      return { about, notice, magazine: main?.usefulLinks.find((it) => it.kind === 'magazine')?.url }
    },
    async home() {
      const [banner, main, mainEvent, events, announcements, sounds] = await Promise.all([
        readBlock('banner', undefined, () => readBanner(source, language)),
        mainPage(),
        readBlock('mainPageEvent', undefined, () => readMainPageEvent(source, language)),
        readBlock('posts', [], () => readUpcomingEvents(source, language, now, eventsOnHome)),
        readBlock('anouncements', [], () => readAnnouncements(source, language)),
        readBlock('sounds', { fa: [], ca: [] }, () => readMainPageSounds(source)),
      ])
      const channel = main?.messagingChannel && { ...main.messagingChannel, language: main.language }
      return { banner, mainEvent, events, announcements, channel, sounds }
    },
    async prayerSettings() {
      return (await mainPage())?.prayerSettings ?? standardPrayerSettings
    },
  }
}

export type Content = ReturnType<typeof createContent>
export type HomeContent = Awaited<ReturnType<Content['home']>>

export const contentContext = createContext<Content>()

/** The content of this request, in the language of its address. */
export const content = (context: Readonly<RouterContextProvider>): Content => context.get(contentContext)
