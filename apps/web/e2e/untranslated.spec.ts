import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { locales } from '@islamic-centre/i18n/locales'
import type { PageName } from '@islamic-centre/site-contract/site-paths'
import type { Locator } from '@playwright/test'
import { pagePath } from '../app/paths/site-pages.ts'
import { sample } from './extent.ts'
import { proxyContentServer } from './proxy-content-server.ts'
import { startSite } from './start-site.ts'
import { expect, loud as test } from './test.ts'

const nothing = { data: [], meta: { pagination: { page: 1, pageSize: 100, pageCount: 0, total: 0 } } }
const singles = ['/api/about', '/api/service']

const pages: PageName[] = [
  'about',
  'biography',
  'events',
  'services',
  'funeral',
  'classes',
  'donate',
  'gallery',
  'galleryImage',
]

test('content in English only is shown on the Persian pages and marked', async ({ page }) => {
  const contentServer = await proxyContentServer((url) => {
    if (url.searchParams.get('locale') !== 'fa' || !url.pathname.startsWith('/api/')) return undefined
    return singles.includes(url.pathname) ? { status: 404 } : { status: 200, body: nothing }
  })
  const site = await startSite({ cmsUrl: contentServer.url })
  try {
    for (const name of sample('untranslated', pages, 3)) {
      const response = await page.goto(site.url + pagePath('fa', name))
      expect(response?.status(), name).toBe(200)
      const { nav } = dictionaries.fa
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(nav[name])
      await expect(page).toHaveTitle(new RegExp(`^${nav[name]} · `))
      const english = page.getByRole('main').locator(`[lang="${locales.ca.htmlLang}"][dir="ltr"]`)
      await expect(english.first(), name).toHaveText(/[A-Za-z]{3}/)
      // All English text is marked: the rest of the page has no English sentence.
      const rest = await page.getByRole('main').evaluate((main) => {
        const copy = main.cloneNode(true) as HTMLElement
        for (const it of copy.querySelectorAll('[lang], bdi, a[href^="mailto"]')) it.remove()
        return copy.textContent
      })
      expect(rest, name).not.toMatch(/[A-Za-z]{3,} [A-Za-z]{2,}/)
    }
  } finally {
    await site.stop()
    contentServer.stop()
  }
})

for (const [language, other, title] of sample(
  'card-of-the-other-language',
  [
    ['fa', 'ca', 'Discussion circle in English'],
    ['ca', 'fa', 'حلقه شعرخوانی فارسی'],
  ] as const,
  1,
))
  test(`a card in the other language is written as that language is on /${language}`, async ({ page }) => {
    const font = page.waitForResponse((it) => it.url().includes(other === 'fa' ? 'vazirmatn' : 'source-sans'))
    await page.goto(pagePath(language, 'announcements'))
    const card = page.getByRole('article').filter({ hasText: title })
    await card.scrollIntoViewIfNeeded()
    await font
    const styles = (at: Locator) =>
      at.evaluate((element) => {
        const { direction, fontFamily, lineHeight, fontSize } = getComputedStyle(element)
        const range = document.createRange()
        range.selectNodeContents(element)
        // A line with numbers has several boxes.
        const boxes = [...range.getClientRects()]
        const left = Math.min(...boxes.map((it) => it.left))
        const right = Math.max(...boxes.map((it) => it.right))
        const body = element.closest('.ui-card__body') as Element
        const { paddingInlineStart } = getComputedStyle(body)
        const box = body.getBoundingClientRect()
        const padding = Number.parseFloat(paddingInlineStart)
        return {
          direction,
          face: fontFamily.split(',')[0]?.replaceAll('"', ''),
          leading: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize),
          atLeft: Math.abs(left - box.left - padding) < 2,
          atRight: Math.abs(box.right - padding - right) < 2,
        }
      })
    const persian = { direction: 'rtl', face: 'Vazirmatn Variable', atRight: true }
    const english = { direction: 'ltr', face: 'Source Sans 3 Variable', atLeft: true }
    const [own, pages] = other === 'fa' ? [persian, english] : [english, persian]
    const text = await styles(card.locator('.ui-card__text p'))
    expect(text).toMatchObject(own)
    expect(text.leading).toBeCloseTo(other === 'fa' ? 1.9 : 1.65, 1)
    const face = other === 'fa' ? 'Vazirmatn Variable' : 'Source Serif 4 Variable'
    expect(await styles(card.getByRole('heading'))).toMatchObject({ ...own, face })
    // The date is in the language of the page.
    expect(await styles(card.locator('time'))).toMatchObject(pages)

    await page.goto(pagePath(language, 'home'))
    const folded = page
      .getByRole('main')
      .locator('article')
      .filter({ hasText: title })
      .locator('summary span')
    await expect(folded).toHaveText(dictionaries[language].site.wholeText)
    const marked = await folded.evaluate((it) => it.closest('[lang]')?.getAttribute('lang'))
    expect(marked).toBe(locales[language].htmlLang)
  })
