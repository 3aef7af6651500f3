type Place = 'cookie' | 'localStorage' | 'sessionStorage' | 'cache' | 'indexedDB'

type Stored = {
  /** Its name in the browser; `*` is what differs between installations or versions. */
  name: string
  in: Place
  /** The key below `privacy.stored` of the words that say what it is for; entries with the same one are shown together. */
  purpose: string
  /** The key below `privacy.until`. */
  until: 'hour' | 'month' | 'year' | 'twoYears' | 'tab' | 'cleared'
  /** The setting of the installation without which it is never stored. */
  only?: 'offline' | 'previews' | 'ga4'
}

/** Everything that the site stores in a visitor's browser. The privacy page is made of it. */
export const storedOnDevice = [
  { name: 'language', in: 'cookie', purpose: 'language', until: 'year' },
  { name: 'city', in: 'localStorage', purpose: 'city', until: 'cleared' },
  { name: 'prayer-settings', in: 'localStorage', purpose: 'settings', until: 'cleared' },
  { name: 'call', in: 'localStorage', purpose: 'call', until: 'cleared' },
  { name: 'call-volume', in: 'localStorage', purpose: 'call', until: 'cleared' },
  { name: 'calls-sounded', in: 'localStorage', purpose: 'sounded', until: 'cleared' },
  { name: 'prayer-call-sounds', in: 'cache', purpose: 'callSounds', until: 'cleared' },
  { name: 'recording-places', in: 'localStorage', purpose: 'recordings', until: 'cleared' },
  { name: 'map-wanted', in: 'localStorage', purpose: 'map', until: 'cleared' },
  { name: 'call-session', in: 'sessionStorage', purpose: 'session', until: 'tab' },
  { name: 'react-router-scroll-positions', in: 'sessionStorage', purpose: 'scroll', until: 'tab' },
  { name: 'album *', in: 'sessionStorage', purpose: 'scroll', until: 'tab' },
  { name: 'pages-*', in: 'cache', purpose: 'pages', until: 'month', only: 'offline' },
  { name: 'workbox-expiration', in: 'indexedDB', purpose: 'pages', until: 'month', only: 'offline' },
  { name: 'files', in: 'cache', purpose: 'files', until: 'cleared', only: 'offline' },
  { name: 'preview', in: 'cookie', purpose: 'preview', until: 'hour', only: 'previews' },
  { name: 'google-analytics', in: 'localStorage', purpose: 'consent', until: 'cleared', only: 'ga4' },
  { name: '_ga', in: 'cookie', purpose: 'google', until: 'twoYears', only: 'ga4' },
  { name: '_ga_*', in: 'cookie', purpose: 'google', until: 'twoYears', only: 'ga4' },
] as const satisfies readonly Stored[]

export type StoredOnDevice = (typeof storedOnDevice)[number]

type Matching<Name extends string> = Name extends `${infer Begin}*` ? `${Begin}${string}` : Name

/** The names of what is stored in one place: code that stores anything else there does not compile. */
export type NameIn<Where extends Place> = Matching<Extract<StoredOnDevice, { in: Where }>['name']>
