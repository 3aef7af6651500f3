import { isLanguage, type Language } from '@islamic-centre/i18n/locales'

/** Adds the page's language to a path of the site that an editor wrote without one; other URLs are unchanged. */
export function localizedPath(language: Language, address: string): string {
  if (!address.startsWith('/') || address.startsWith('//')) return address
  return isLanguage(address.split(/[/?#]/)[1]) ? address : `/${language}${address}`
}
