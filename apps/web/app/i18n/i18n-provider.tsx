import type { Dictionary } from '@islamic-centre/i18n/dictionaries'
import { defaultLanguage, isLanguage, type Language, locales } from '@islamic-centre/i18n/locales'
import { createInstance } from 'i18next'
import { type ReactNode, useMemo } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { useParams, useRouteLoaderData } from 'react-router'
import type { clientLoader } from '../routes/$lang.tsx'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Dictionary }
    returnNull: false
  }
}

function createWords(language: Language, dictionary: Dictionary | undefined) {
  // Plurals and digits follow the real tag of the language: `ca` alone would be Catalan.
  const { htmlLang } = locales[language]
  const words = createInstance()
  words.use(initReactI18next).init({
    lng: htmlLang,
    resources: { [htmlLang]: { translation: dictionary ?? {} } },
    initAsync: false,
    react: { useSuspense: false },
    interpolation: { escapeValue: false },
  })
  return words
}

/** The language of the page, from its address. */
export function useLanguage(): Language {
  const { lang } = useParams()
  return isLanguage(lang) ? lang : defaultLanguage
}

/** Gives every component below the words of the page's language, from the data of the language route. */
export function I18nProvider({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const dictionary = useRouteLoaderData<typeof clientLoader>('routes/$lang')?.dictionary
  const words = useMemo(() => createWords(language, dictionary), [language, dictionary])
  return <I18nextProvider i18n={words}>{children}</I18nextProvider>
}
