import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import type { Language } from '@islamic-centre/i18n/locales'
import type { PageName } from '@islamic-centre/site-contract/site-paths'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** The paths of everything that the service worker has cached. */
export const cachedPaths = (page: Page, caches: 'pages-' | 'files') =>
  page.evaluate(async (begin) => {
    const names = (await window.caches.keys()).filter((it) => it.startsWith(begin))
    const all = await Promise.all(names.map(async (it) => (await window.caches.open(it)).keys()))
    return all.flat().map(({ url }) => url.slice(location.origin.length))
  }, caches)

/** Waits until the service worker has cached the pages of a first visit, this page included. */
export async function expectCached(page: Page, ...paths: string[]) {
  await expect.poll(() => cachedPaths(page, 'pages-')).toEqual(expect.arrayContaining(paths))
}

export const headerLink = (
  page: Page,
  language: Language,
  name: PageName & keyof (typeof dictionaries)['fa']['nav'],
) => page.getByRole('banner').getByRole('link', { name: dictionaries[language].nav[name], exact: true })
export const cachedNotice = (page: Page, language: Language) =>
  page.getByRole('complementary').getByRole('link', { name: dictionaries[language].offline.refresh })
