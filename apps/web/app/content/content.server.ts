import type { Language } from '@islamic-centre/i18n/locales'
import { createContext, type RouterContextProvider } from 'react-router'
import { readAbout } from './about.server.ts'
import { readAnnouncements } from './announcements.server.ts'
import { readBanner } from './banner.server.ts'
import { readMainPageEvent, readUpcomingEvents } from './events.server.ts'
import { readMainPage } from './main-page.server.ts'
import { readNotice } from './notice.server.ts'
import { readBlock } from './read-block.server.ts'
import { readMainPageSounds } from './sounds.server.ts'

const eventsOnHome = 4

/** What the pages may read, in one language; every block is absent rather than an error. */
export const createContent = (language: Language) => ({
  language,
  async frame() {
    const now = new Date()
    const [about, notice, mainPage] = await Promise.all([
      readBlock('about', undefined, () => readAbout(language)),
      readBlock('announcement', undefined, () => readNotice(language, now)),
      readBlock('main-page', undefined, () => readMainPage(language)),
    ])
    const magazine = mainPage?.usefulLinks.find((it) => it.kind === 'magazine')?.url
    return { about, notice, magazine }
  },
  async home() {
    const now = new Date()
    const [banner, mainPage, mainEvent, events, announcements, sounds] = await Promise.all([
      readBlock('banner', undefined, () => readBanner(language)),
      readBlock('main-page', undefined, () => readMainPage(language)),
      readBlock('mainPageEvent', undefined, () => readMainPageEvent(language)),
      readBlock('posts', [], () => readUpcomingEvents(language, now, eventsOnHome)),
      readBlock('anouncements', [], () => readAnnouncements(language)),
      readBlock('sounds', { fa: [], ca: [] }, readMainPageSounds),
    ])
    return { banner, mainPage, mainEvent, events, announcements, sounds }
  },
})

export type Content = ReturnType<typeof createContent>

export const contentContext = createContext<Content>()

/** The content of this request, in the language of its address. */
export const content = (context: Readonly<RouterContextProvider>): Content => context.get(contentContext)
