import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { type Language, languages } from '@islamic-centre/i18n/locales'
import { type PageName, sitePages } from '@islamic-centre/site-contract/site-paths'
import type { Page } from '@playwright/test'
import { freePagePath, pagePath } from '../app/paths/site-pages.ts'
import { breaksNoRule, colourRules } from './axe.ts'
import { isFull, onlyInFullRun, sample } from './extent.ts'
import { readSitemap } from './read-sitemap.ts'
import { expect, test } from './test.ts'

/** WCAG 2.2, 1.4.12. Persian letters are joined, so letter spacing does not apply to them. */
const textSpacing = (language: Language) => `
  * { line-height: 1.5 !important; word-spacing: .16em !important;
      ${language === 'fa' ? '' : 'letter-spacing: .12em !important;'} }
  p { margin-block-end: 2em !important }`

/** Words that are not fully visible: clipped by their own box, or outside the page. */
const lostWords = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const cut = [...document.body.querySelectorAll<HTMLElement>('*')].filter((it) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(it)
      const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const ownWords = [...it.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      if (!ownWords || clipPath !== 'none' || !it.checkVisibility() || it.clientWidth < 2) return false
      return (
        (clips(overflowX) && it.scrollWidth > it.clientWidth + 1) ||
        (clips(overflowY) && it.scrollHeight > it.clientHeight + 1)
      )
    })
    return { sideways: scrollWidth - clientWidth, cut: cut.map((it) => `${it.className}: ${it.textContent}`) }
  })
/** Waits until transitions after the change of the window's size have ended. */
const losesNothing = (page: Page) => expect.poll(() => lostWords(page)).toEqual({ sideways: 0, cut: [] })

const names = Object.keys(sitePages) as PageName[]
const everyPage = languages.flatMap((language) =>
  [...names.map((name) => pagePath(language, name)), freePagePath(language, 'first-visit')].map((path) => ({
    language,
    path,
  })),
)

for (const { language, path } of sample('accessibility', everyPage, 3)) {
  test(`${path} is accessible: by axe’s rules, in dark mode, at 400 % zoom and with wide text spacing`, {
    tag: ['@spec:10.14'],
  }, async ({ page }) => {
    await page.goto(path)
    // Collapsed details are part of the page.
    await page.locator('details').evaluateAll((all) => {
      for (const it of all) it.setAttribute('open', '')
    })
    await breaksNoRule(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await breaksNoRule(page, { rules: colourRules })

    // 1280 × 1024 at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 256 })
    await losesNothing(page)
    await page.evaluate(() => scrollTo(0, 400))
    await expect(page.getByRole('banner')).not.toBeInViewport()

    // Like a user stylesheet, which bypasses the page's content security policy.
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets.push(sheet)
    }, textSpacing(language))
    await losesNothing(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await losesNothing(page)
  })
}

for (const language of languages)
  test(`in ${language} no listed address breaks a rule of axe, in both colour schemes`, {
    tag: [onlyInFullRun],
  }, async ({ page, baseURL }) => {
    const { urls } = await readSitemap(baseURL)
    const paths = urls.map((address) => new URL(address).pathname)
    test.setTimeout(paths.length * 10_000)
    for (const path of paths.filter((it) => it.startsWith(`/${language}/`)))
      await test.step(path, async () => {
        await page.emulateMedia({ colorScheme: 'light' })
        await page.goto(path)
        await breaksNoRule(page)
        await page.emulateMedia({ colorScheme: 'dark' })
        await breaksNoRule(page, { rules: colourRules })
      })
  })

// Of services the bar covers a link before the page is scrolled.
const onPhones = isFull ? everyPage : everyPage.filter(({ path }) => path.endsWith('/services'))
for (const { path } of onPhones)
  test(`on a phone targets of ${path} have their size, beside the bar at the bottom too`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    await page.goto(path)
    await breaksNoRule(page, { rules: ['target-size'] })
  })

for (const language of sample('accessibility-menu', languages, 1)) {
  const { nav, site } = dictionaries[language]

  test(`in ${language} menu and dropdown break no accessibility rule while they are open, in both colour schemes`, async ({
    page,
  }) => {
    await page.goto(pagePath(language, 'services'))
    await page.getByRole('button', { name: nav.education }).click()
    await expect(page.getByRole('link', { name: nav.classes }).first()).toBeInViewport()
    await breaksNoRule(page, { within: 'header' })
    await page.emulateMedia({ colorScheme: 'dark' })
    await breaksNoRule(page, { within: 'header', rules: colourRules })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: site.menu }).click()
    await expect(page.getByRole('link', { name: nav.contact })).toBeInViewport({ ratio: 1 })
    await breaksNoRule(page, { within: 'header' })
    await page.emulateMedia({ colorScheme: 'light' })
    await breaksNoRule(page, { within: 'header', rules: colourRules })
  })
}
