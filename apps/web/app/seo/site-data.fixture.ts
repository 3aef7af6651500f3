import type { Language } from '@islamic-centre/i18n/locales'
import type { SiteData } from '../content/content.server.ts'

/** What every page shows, of a content server that has nothing of it. */
export const emptySite = (language: Language): SiteData => ({
  language,
  origin: 'https://www.example.org',
  about: undefined,
  notice: undefined,
  prayerSettings: undefined,
  magazine: undefined,
})
