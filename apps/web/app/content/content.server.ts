import type { Language } from '@islamic-centre/i18n/locales'
import { cities, civilDateIn } from '@islamic-centre/prayer-times'
import type { Place } from '@islamic-centre/schedule/schedule'
import {
  type PageName,
  type PostKind,
  type RecordKind,
  sitePages,
} from '@islamic-centre/site-contract/site-paths'
import { createContext, type RouterContextProvider } from 'react-router'
import { beginningOf, dayOf, daysLater } from '../dates/civil-day.ts'
import { settingsNear } from '../dates/hijri-day.ts'
import { formatMonthParam } from '../dates/months.ts'
import type { TimeChanges } from '../dates/time-changes.ts'
import { isUpcoming, soonestFirst } from '../dates/upcoming.ts'
import { env } from '../env.server.ts'
import { centrePlace } from '../occurrences/centre-place.ts'
import { postsBetween } from '../occurrences/posts-at.ts'
import type { Translated } from './in-language.server.ts'
import { lazy } from './lazy.server.ts'
import { none, optional, required } from './read.server.ts'
import { published, type Source } from './sources.server.ts'
import {
  read as readAbout,
  readTexts as readAboutTexts,
  readMessageRetentionDays,
  readVisit,
} from './types/about.server.ts'
import { albumRecords } from './types/albums.server.ts'
import { announcementRecords, readLatest as readLatestAnnouncements } from './types/announcements.server.ts'
import { read as readBanner } from './types/banner.server.ts'
import { deathNoticeRecords, readState as readNoticesState } from './types/death-notices.server.ts'
import { read as readHijriMonths, readChangedAt as readMonthsChangedAt } from './types/hijri-months.server.ts'
import { homeSections } from './types/home-sections.server.ts'
import { read as readMainPageEvent } from './types/main-event.server.ts'
import {
  type PrayerSettings,
  read as readMainPage,
  readChangedAt as readSettingsChangedAt,
  standardPrayerSettings,
} from './types/main-page.server.ts'
import { read as readNotice } from './types/notice.server.ts'
import { occasionRecords } from './types/occasions.server.ts'
import { readOne as readPage, readLinks as readPageLinks, read as readPages } from './types/pages.server.ts'
import { type PresentEntry, postRecords, upcoming as upcomingEvents } from './types/posts.server.ts'
import { read as readPreviousAddresses } from './types/previous-addresses.server.ts'
import { read as readScreens } from './types/screens.server.ts'
import { read as readServices } from './types/services.server.ts'
import { read as readSignUpStates } from './types/sign-up-states.server.ts'
import { readForMainPage as readMainPageSounds, read as readSounds } from './types/sounds.server.ts'
import { videoRecords } from './types/videos.server.ts'

export type RecordEntry = Translated<{ documentId: string; slug: string; title: string }>

type Texts = readonly (string | null | undefined)[]
/** What the search finds a record by, besides its title. */
type SearchFields = { texts: Texts; about?: Texts; date?: string | undefined }

type RecordType<Entry> = {
  query: { name: string }
  read: (source: Source, language: Language) => Promise<readonly RecordEntry[]>
  /** The records as they are at an instant, where they repeat. */
  at?: (
    entries: readonly Entry[],
    now: Date,
    centre: { place: Place; language: Language },
  ) => readonly RecordEntry[]
  searchFields: (entry: Entry) => Promise<SearchFields>
}

/** Every kind of record that has pages of its own. */
const recordTypes = {
  event: postRecords('event'),
  class: postRecords('class'),
  lecture: postRecords('lecture'),
  announcement: announcementRecords,
  deathNotice: deathNoticeRecords,
  video: videoRecords,
  album: albumRecords,
  occasion: occasionRecords,
} satisfies { [kind in RecordKind]: RecordType<never> }

export type Records<Kind extends RecordKind> = Kind extends PostKind
  ? readonly PresentEntry[]
  : Awaited<ReturnType<(typeof recordTypes)[Kind]['read']>>

const maxEventsOnHome = 4

/** The content that one request reads, in one language; what cannot be read is undefined. */
export function createContent(source: Source, language: Language) {
  const now = new Date()
  const mainPage = lazy(() => optional('main-page', readMainPage(source, language)))
  const about = lazy(() =>
    optional(
      'about',
      readAbout(source, language, now).then((it) => it ?? null),
    ),
  )
  const banner = () => optional('banner', readBanner(source, language))
  const services = () => optional('service', readServices(source, language))
  const mainEvent = () => optional('mainPageEvent', readMainPageEvent(source, language))
  /** How the centre computes its times and dates; undefined where its main page could not be read. */
  const settings = lazy(async (): Promise<PrayerSettings | undefined> => {
    const [main, months] = await Promise.all([
      mainPage(),
      optional('hijri-months', readHijriMonths(source), none),
    ])
    return main && { ...main.prayerSettings, months }
  })
  const place = async () => centrePlace((await settings()) ?? standardPrayerSettings)
  /** Those of a kind; with a schedule, at their next occurrence. */
  async function records<Kind extends RecordKind>(kind: Kind): Promise<Records<Kind> | undefined> {
    const { query, read, at } = recordTypes[kind] as RecordType<never> as RecordType<RecordEntry>
    const entries = await optional(query.name, read(source, language))
    const shown = entries && at ? at(entries, now, { place: await place(), language }) : entries
    return shown as Records<Kind> | undefined
  }
  /** The settings for what a page shows of today. */
  const near = (all: PrayerSettings | undefined) => all && settingsNear(all, dayOf(now))
  /** What the layout and the head of every page show; read once a request. */
  const siteData = lazy(async () => {
    const [centre, notice, main, prayerSettings, pages] = await Promise.all([
      about(),
      optional('announcement', readNotice(source, language, now)),
      mainPage(),
      settings(),
      optional('page', readPageLinks(source, language), []),
    ])
    return {
      language,
      origin: env.PUBLIC_URL,
      about: centre ?? undefined,
      notice,
      pages,
      month: formatMonthParam(civilDateIn(cities.toronto.timeZone, now)),
      prayerSettings: near(prayerSettings),
      magazine: main?.usefulLinks.find((it) => it.kind === 'magazine')?.url,
    }
  })
  return {
    language,
    now,
    about,
    banner,
    mainEvent,
    mainPage,
    siteData,
    services,
    /** What an editor wrote at the top of a section; the page is shown without it too. */
    section: (name: PageName) => optional('page', readPage(source, sitePages[name].path, language)),
    /** A page that an editor added to the site; null where there is none. */
    freePage: (slug: string) => optional('page', readPage(source, slug, language)),
    freePages: () => optional('page', readPages(source, language)),
    /** Opening hours and the way to the centre. */
    /** The address parts that entries had before; undefined where they could not be read. */
    previousAddresses: () => optional('previous-addresses', readPreviousAddresses(source)),
    /** Where places of events are limited, whether there are any; undefined where that could not be read. */
    signUpStates: () => optional('sign-up-states', readSignUpStates(source)),
    visit: () => optional('about', readVisit(source, language)),
    aboutTexts: () => optional('about', readAboutTexts(source, language)),
    messageRetentionDays: () => optional('about', readMessageRetentionDays(source, language)),
    sounds: () => optional('sounds', readSounds(source, language)),
    records,
    /** The coming occurrences of the events, the soonest first: those of the next days, and the next one of each. */
    async comingEvents(days: number) {
      const [all = [], centre] = await Promise.all([records('event'), place()])
      // One without an end is shown until its day is over.
      const today = dayOf(now)
      const range = [beginningOf(today), beginningOf(daysLater(today, days))] as const
      return all
        .flatMap((it) => {
          const within = postsBetween(it, range, { place: centre, language }).filter((one) =>
            isUpcoming(one, now),
          )
          return within.length > 0 ? within : [it]
        })
        .filter((it) => isUpcoming(it, now))
        .sort(soonestFirst)
    },
    /** The centre as its schedules see it. */
    place,
    /** When what the times and Hijri dates follow was changed last. */
    async timeChanges(): Promise<TimeChanges> {
      const [settingsAt, monthsAt] = await Promise.all([
        optional('main-page', readSettingsChangedAt(source, language)),
        optional('hijri-months', readMonthsChangedAt(source)),
      ])
      return { settingsAt, monthsAt }
    },
    /** The death notices that are shown, and their state, which open pages compare; without a state in a preview. */
    async deathNotices() {
      const [notices, state] = await Promise.all([
        optional('death-notices', deathNoticeRecords.read(source, language), none),
        source === published ? optional('death-notices', readNoticesState(source)) : undefined,
      ])
      return { notices, state }
    },
    /** The screens in halls that editors set up; undefined where they could not be read. */
    screens: () => optional('screens', readScreens(source, language)),
    /** What the search finds an entry of `records(kind)` by. */
    searchFields: (kind: RecordKind, entry: RecordEntry) =>
      (recordTypes[kind] as RecordType<never> as RecordType<RecordEntry>).searchFields(entry),
    async home() {
      const [pictures, main, event, events, announcements, offered, sounds] = await Promise.all([
        banner(),
        mainPage(),
        mainEvent(),
        records('event').then((it) => it ?? []),
        optional('anouncements', readLatestAnnouncements(source, language), []),
        services(),
        readMainPageSounds(source),
      ])
      return {
        banner: pictures,
        mainEvent: event,
        events: upcomingEvents(events, now, maxEventsOnHome),
        /** All events, of which some may be live. */
        streamed: events,
        announcements,
        services: offered,
        sounds,
        blocks: main && (await homeSections(main, language)),
      }
    },
    /** The method and adjustments of the call to prayer, and its recordings. */
    async prayerCall() {
      const main = await mainPage()
      const { method, adjustments } = main?.prayerSettings ?? standardPrayerSettings
      return { method, adjustments, audio: main?.callAudio ?? {} }
    },
    /** How the centre computes its times. A page that would be wrong by another method fails without them. */
    async prayerSettings() {
      return required(await settings())
    },
    /** The same for a page of today, and the standard settings where the content server does not answer. */
    async prayerSettingsOrUsual() {
      return near(await settings()) ?? standardPrayerSettings
    },
  }
}

export type Content = ReturnType<typeof createContent>
export type HomeContent = Awaited<ReturnType<Content['home']>>
export type SiteData = Awaited<ReturnType<Content['siteData']>>

export const contentContext = createContext<Content>()

/** The content of this request, in the language of its address. */
export const content = (context: Readonly<RouterContextProvider>): Content => context.get(contentContext)
