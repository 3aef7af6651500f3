import { isLanguage } from '@islamic-centre/i18n/locales'

/** A page's path in one of the languages; anything else leads home. */
export const ownPath = (path: string | null, home: string): string =>
  path && isLanguage(path.split('/')[1]) ? path : home
