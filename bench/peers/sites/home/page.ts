import { readFileSync } from 'node:fs'
import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { type Language, locales } from '@islamic-centre/i18n/locales'
import type { SiteData } from '../../../../apps/web/app/content/content.server.ts'
import type { HomeData } from './home-data.ts'
import { translator, type Words } from './words.ts'

type Content = {
  site: SiteData
  home: HomeData
  /** Addresses of the font and the stylesheet of the direction. */
  font: string
  stylesheet: string
}

function createPage(language: Language) {
  const content: Content = JSON.parse(readFileSync(`${process.env.PEERS_CONTENT}/${language}.json`, 'utf8'))
  const words: Words = dictionaries[language]
  return {
    ...content,
    language,
    ...locales[language],
    words,
    t: translator(language, words),
  }
}

export type Page = ReturnType<typeof createPage>

const pages = new Map<Language, Page>()

/** Everything that the home page shows, in memory, as this site has its content. */
export function pageOf(language: Language): Page {
  const page = pages.get(language) ?? createPage(language)
  pages.set(language, page)
  return page
}
