import type { Language } from '@islamic-centre/i18n/locales'
import type { SiteData } from '../content/content.server.ts'

/** The data of the layout without any content. */
export const emptySite = (language: Language): SiteData => ({
  language,
  origin: 'https://www.example.org',
  about: undefined,
  notice: undefined,
  pages: [],
  month: '2026-11',
  prayerSettings: undefined,
  magazine: undefined,
})
