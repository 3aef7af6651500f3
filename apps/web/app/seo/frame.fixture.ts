import type { Language } from '@islamic-centre/i18n/locales'
import type { Frame } from './page-head.server.ts'

/** What every page shows, of a content server that has nothing of it. */
export const emptyFrame = (language: Language): Frame => ({
  language,
  origin: 'https://www.example.org',
  about: undefined,
  notice: undefined,
  prayerSettings: undefined,
  magazine: undefined,
})
