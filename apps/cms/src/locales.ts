/** The content locales, and the prefix of each in the site's addresses; the first is the default. */
export const locales = [
  { code: 'fa', name: 'فارسی', sitePrefix: 'fa' },
  { code: 'en', name: 'English', sitePrefix: 'ca' },
] as const

export type Locale = (typeof locales)[number]['code']

export const defaultLocale: Locale = locales[0].code
