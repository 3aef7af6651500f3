import { type Bilingual, inPanelLanguage, isPersian } from './bilingual'
import typeNames from './translations/types.fa.json'

const languageNames: Record<string, Bilingual> = {
  fa: ['Persian', 'فارسی'],
  en: ['English', 'انگلیسی'],
}

/** A language of the content in the panel's language. */
export const nameOfLanguage = (locale: string) => inPanelLanguage(languageNames[locale] ?? [locale, locale])

/** A content type in the panel's language, by the name in its schema. */
export const nameOfType = (name: string) =>
  isPersian() ? ((typeNames as Record<string, string>)[name] ?? name) : name
