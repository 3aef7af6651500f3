import type { Dictionary } from '@islamic-centre/i18n/dictionaries'
import { defaultLanguage, isLanguage, type Language, locales } from '@islamic-centre/i18n/locales'
import { createInstance, type i18n } from 'i18next'
import { type ReactNode, useEffect, useMemo } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { useParams } from 'react-router'
import { htmlText } from '../hydration/document-html.ts'
import { useSiteData } from '../platform/use-site-data.ts'
import { withCachedTexts } from './cached-texts.ts'
import { fetchDictionary, onDictionary } from './fetch-dictionary.ts'
import type { PageDictionary } from './page-dictionary.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Dictionary }
    returnNull: false
  }
}

function createI18n(language: Language, dictionary: Partial<Dictionary>, isPartial = false) {
  // Plurals and digits follow the real tag of the language: `ca` alone would be Catalan.
  const { htmlLang } = locales[language]
  const i18n = createInstance()
  const missing = new Set<string>()
  i18n.use(initReactI18next).init({
    lng: htmlLang,
    resources: { [htmlLang]: { translation: dictionary } },
    initAsync: false,
    react: { useSuspense: false, bindI18nStore: 'added' },
    saveMissing: true,
    missingKeyHandler(_languages, _namespace, key) {
      if (typeof window === 'undefined' || missing.has(key)) return
      missing.add(key)
      if (isPartial) reportError(new Error(`The dictionary of this page lacks "${key}".`))
      void fetchDictionary(language)
    },
    interpolation: { escapeValue: false },
  })
  return i18n
}

const instances = new WeakMap<Dictionary, i18n>()

/** The instance of a whole dictionary, which all that the server renders in its language share. */
export function sharedI18n(language: Language, all: Dictionary): i18n {
  const instance = instances.get(all) ?? withCachedTexts(createI18n(language, all))
  instances.set(all, instance)
  return instance
}

/** For an error page without data of the language route: the dictionary is fetched. */
const noDictionary: PageDictionary = {}

/** The language of the page, from its URL. */
export function useLanguage(): Language {
  const { lang } = useParams()
  return isLanguage(lang) ? lang : defaultLanguage
}

/** Provides the translations of the page's language, from the data of the language route. */
export function I18nProvider({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const { all, used } = useSiteData()?.dictionary ?? noDictionary
  const i18n = useMemo(() => {
    if (all) return sharedI18n(language, all)
    return used ? createI18n(language, JSON.parse(htmlText(used)), true) : createI18n(language, {})
  }, [language, all, used])
  useEffect(
    () =>
      onDictionary((fetched, dictionary) => {
        if (fetched === language) i18n.addResourceBundle(i18n.language, 'translation', dictionary)
      }),
    [language, i18n],
  )
  return (
    <>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
      {used && (
        <script
          type="application/json"
          data-html={used.id}
          dangerouslySetInnerHTML={{ __html: htmlText(used) }}
        />
      )}
    </>
  )
}
