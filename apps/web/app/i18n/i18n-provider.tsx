import type { Dictionary } from '@islamic-centre/i18n/dictionaries'
import { defaultLanguage, isLanguage, type Language, locales } from '@islamic-centre/i18n/locales'
import { createInstance, type i18n } from 'i18next'
import { type ReactNode, useEffect, useMemo } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { useParams } from 'react-router'
import { useSiteData } from '../platform/use-site-data.ts'
import { fetchDictionary, onDictionary } from './fetch-dictionary.ts'
import { unpackWords } from './pack-words.ts'
import type { PageDictionary } from './page-dictionary.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Dictionary }
    returnNull: false
  }
}

function createI18n(language: Language, { all, part }: PageDictionary) {
  // Plurals and digits follow the real tag of the language: `ca` alone would be Catalan.
  const { htmlLang } = locales[language]
  const i18n = createInstance()
  const missing = new Set<string>()
  i18n.use(initReactI18next).init({
    lng: htmlLang,
    resources: { [htmlLang]: { translation: all ?? unpackWords(part ?? '') } },
    initAsync: false,
    react: { useSuspense: false, bindI18nStore: 'added' },
    saveMissing: true,
    missingKeyHandler(_languages, _namespace, key) {
      if (typeof window === 'undefined' || missing.has(key)) return
      missing.add(key)
      if (part) reportError(new Error(`The dictionary of this page lacks "${key}".`))
      void fetchDictionary(language)
    },
    interpolation: { escapeValue: false },
  })
  return i18n
}

const instances = new WeakMap<Dictionary, i18n>()

/** The instance of a whole dictionary, which all pages that the server renders in its language share. */
function sharedI18n(language: Language, all: Dictionary): i18n {
  const instance = instances.get(all) ?? createI18n(language, { all })
  instances.set(all, instance)
  return instance
}

const noWords: PageDictionary = {}

/** The language of the page, from its URL. */
export function useLanguage(): Language {
  const { lang } = useParams()
  return isLanguage(lang) ? lang : defaultLanguage
}

/** Provides the translations of the page's language, from the data of the language route. */
export function I18nProvider({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const dictionary = useSiteData()?.dictionary ?? noWords
  const i18n = useMemo(
    () => (dictionary.all ? sharedI18n(language, dictionary.all) : createI18n(language, dictionary)),
    [language, dictionary],
  )
  useEffect(
    () =>
      onDictionary((fetched, words) => {
        if (fetched === language) i18n.addResourceBundle(i18n.language, 'translation', words)
      }),
    [language, i18n],
  )
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
}
