import { isLanguage, type Language } from '@islamic-centre/i18n/locales'

/** A path of the site as an editor writes it, without a language, in the language of the page; other addresses stay. */
export function localizedPath(language: Language, address: string): string {
  if (!address.startsWith('/') || address.startsWith('//')) return address
  return isLanguage(address.split(/[/?#]/)[1]) ? address : `/${language}${address}`
}
