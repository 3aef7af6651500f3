import type { Dictionary } from '@islamic-centre/i18n/dictionaries'
import { defaultLanguage, isLanguage, type Language, locales } from '@islamic-centre/i18n/locales'
import { createInstance } from 'i18next'
import { type ReactNode, useEffect, useMemo } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { useParams } from 'react-router'
import { useSiteData } from '../platform/use-site-data.ts'
import { rememberDictionary } from './fetch-dictionary.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Dictionary }
    returnNull: false
  }
}

function createI18n(language: Language, dictionary: Dictionary | undefined) {
  // Plurals and digits follow the real tag of the language: `ca` alone would be Catalan.
  const { htmlLang } = locales[language]
  const i18n = createInstance()
  i18n.use(initReactI18next).init({
    lng: htmlLang,
    resources: { [htmlLang]: { translation: dictionary ?? {} } },
    initAsync: false,
    react: { useSuspense: false },
    interpolation: { escapeValue: false },
  })
  return i18n
}

/** The language of the page, from its address. */
export function useLanguage(): Language {
  const { lang } = useParams()
  return isLanguage(lang) ? lang : defaultLanguage
}

/** Provides the dictionary of the page's language, from the data of the language route. */
export function I18nProvider({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const dictionary = useSiteData()?.dictionary
  const i18n = useMemo(() => createI18n(language, dictionary), [language, dictionary])
  useEffect(() => {
    if (dictionary) rememberDictionary(language, dictionary)
  }, [language, dictionary])
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
}
