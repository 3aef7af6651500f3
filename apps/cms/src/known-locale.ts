import { errors } from '@strapi/utils'
import { defaultLocale, type Locale, locales } from './locales'

/** The locale of that code, the default for none; a code that this server does not have is a 400. */
export function knownLocale(code: unknown): Locale {
  if (code === undefined || code === null || code === '') return defaultLocale
  const found = locales.find((locale) => locale.code === code)
  if (found) return found.code
  const known = locales.map((locale) => locale.code).join(', ')
  throw new errors.ValidationError(`Unknown locale "${String(code)}": this server has ${known}`)
}
