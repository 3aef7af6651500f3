/** The content locales; the first is the default. */
export const locales = [
  { code: 'fa', name: 'فارسی' },
  { code: 'en', name: 'English' },
] as const

export type Locale = (typeof locales)[number]['code']
