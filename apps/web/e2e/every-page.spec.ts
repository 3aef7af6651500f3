import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { type Language, languages, locales } from '@islamic-centre/i18n/locales'
import { type PageName, sitePages } from '@islamic-centre/site-contract/site-paths'
import { pagePath } from '../app/paths/site-pages.ts'
import { onPhone, sample } from './extent.ts'
import { expect, test } from './test.ts'

const pages = sample('every-page', Object.keys(sitePages) as PageName[], 3)
const pagesOnPhone = sample('every-page-on-phone', pages, 1)
/** The header links to the section that a page belongs to. */
const currentLink = (language: Language, name: PageName) => {
  const page: { path: string; parent?: PageName } = sitePages[name]
  return pagePath(language, page.parent ?? name)
}

/** The row of the specification that requires each page. */
const rowsOfPages: Partial<Record<PageName, string[]>> = {
  home: ['@spec:2.3'],
  about: ['@spec:2.4'],
  biography: ['@spec:2.4'],
  events: ['@spec:2.5'],
  services: ['@spec:2.6'],
  funeral: ['@spec:2.6'],
  matrimonial: ['@spec:2.6'],
  community: ['@spec:2.6'],
  lectures: ['@spec:2.7'],
  classes: ['@spec:2.8'],
  contact: ['@spec:2.9'],
  donate: ['@spec:2.10'],
  gallery: ['@spec:2.11'],
  galleryImage: ['@spec:2.11'],
  prayerCall: ['@spec:2.12'],
}

for (const name of pages)
  test(`${sitePages[name].path} is shown in both languages: switching preserves the path and drops the query`, {
    tag: [
      '@spec:1.3',
      '@spec:2.1',
      '@spec:2.37',
      '@spec:2.45',
      '@spec:2.46',
      '@spec:4.1',
      '@spec:6.1',
      ...(rowsOfPages[name] ?? []),
      ...(pagesOnPhone.includes(name) ? [onPhone] : []),
    ],
  }, async ({ page }) => {
    const reads = async (language: Language) => {
      await expect(page).toHaveURL(new RegExp(`${pagePath(language, name)}(\\?|$)`))
      await expect(page.locator('html')).toHaveAttribute('lang', locales[language].htmlLang)
      await expect(page.locator('html')).toHaveAttribute('dir', locales[language].dir)
      const sheets = page.locator('link[rel=stylesheet][href*=rtl], link[rel=stylesheet][href*=ltr]')
      await expect(sheets).toHaveAttribute('href', new RegExp(locales[language].dir))
      await expect(page).toHaveTitle(new RegExp(dictionaries[language].site.name))
      await expect(page.locator('h1')).toHaveCount(1)
      // The header does not link to these.
      if (!['prayerCall', 'announcements', 'deathNotices', 'ramadan'].includes(name))
        await expect(
          page.locator(`[aria-current=page][href="${currentLink(language, name)}"]`),
        ).not.toHaveCount(0)
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      await expect.poll(() => page.evaluate(overflow)).toBe(0)
    }
    const change = (to: Language) => page.getByRole('link', { name: locales[to].name }).first().click()

    const response = await page.goto(`${pagePath('fa', name)}?from=here`)
    expect(response?.status()).toBe(200)
    await reads('fa')
    await change('ca')
    await expect(page).toHaveURL((url) => url.search === '')
    await reads('ca')
    await change('fa')
    await reads('fa')
  })

for (const language of sample('funeral', languages, 1))
  test(`in ${language} a visitor who must arrange a funeral finds the number to call on the first screen`, {
    tag: [onPhone, '@spec:10.2'],
  }, async ({ page }) => {
    await page.goto(pagePath(language, 'funeral'))
    const call = page.getByRole('main').locator('a[href^="tel:+"]').first()
    await expect(call).toBeInViewport({ ratio: 1 })
    const box = await call.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    await expect(
      page.getByRole('heading', { name: dictionaries[language].services.steps.funeral }),
    ).toBeVisible()
  })
