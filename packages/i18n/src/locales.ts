/** One language of the site: its URL prefix and everything that follows from it. */
export type Locale = {
  /** URL prefix and file name: `/fa/home`, `/assets/i18n/fa.json`. */
  prefix: string
  /** The value of `<html lang>`. */
  htmlLang: string
  dir: 'rtl' | 'ltr'
  /** The content server's name of this language. */
  contentLocale: string
  /** The language's name in itself. */
  name: string
  /** BCP 47 language and region of the formats. */
  region: string
  /** BCP 47 numbering system of every number shown. */
  digits: string
}

/** Every language of the site, the default first. Another language is another row and another dictionary. */
export const locales = {
  fa: {
    prefix: 'fa',
    htmlLang: 'fa',
    dir: 'rtl',
    contentLocale: 'fa',
    name: 'فارسی',
    region: 'fa-IR',
    digits: 'arabext',
  },
  ca: {
    prefix: 'ca',
    htmlLang: 'en-CA',
    dir: 'ltr',
    contentLocale: 'en',
    name: 'English',
    region: 'en-CA',
    digits: 'latn',
  },
} as const satisfies Record<string, Locale>

/** A language by its URL prefix. */
export type Language = keyof typeof locales
/** A language as the content server names it. */
export type ContentLocale = (typeof locales)[Language]['contentLocale']

export const languages = Object.keys(locales) as Language[]
export const defaultLanguage: Language = 'fa'

/** True for a URL prefix that the site speaks. */
export const isLanguage = (text: string | undefined): text is Language =>
  text !== undefined && Object.hasOwn(locales, text)

/** The other languages, in the table's order, for a language switch. */
export const otherLanguages = (language: Language): Language[] => languages.filter((it) => it !== language)

/** The content of `/assets/locales.json`. */
export const localesFile = { locales: languages, prefix: 'ROUTES.', escapePrefix: '!' }
