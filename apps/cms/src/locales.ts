import { errors } from '@strapi/utils'

/** The content locales, and the prefix of each in the site's addresses; the first is the default. */
export const locales = [
  { code: 'fa', name: 'فارسی', sitePrefix: 'fa' },
  { code: 'en', name: 'English', sitePrefix: 'ca' },
] as const

export type Locale = (typeof locales)[number]['code']

export const defaultLocale: Locale = locales[0].code

/** The locale of that code, the default for none; a code that this server does not have is a 400. */
export function knownLocale(code: unknown): Locale {
  if (code === undefined || code === null || code === '') return defaultLocale
  const found = locales.find((locale) => locale.code === code)
  if (found) return found.code
  const known = locales.map((locale) => locale.code).join(', ')
  throw new errors.ValidationError(`Unknown locale "${String(code)}": this server has ${known}`)
}
