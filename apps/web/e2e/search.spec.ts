import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { type Language, languages, locales, otherLanguages } from '@islamic-centre/i18n/locales'
import type { Page } from '@playwright/test'
import { pagePath, recordPath } from '../app/paths/site-pages.ts'
import { dataPathOf } from '../app/platform/react-router-internals.ts'
import { breaksNoRule } from './axe.ts'
import { sample } from './extent.ts'
import { hydrated, idle } from './page-states.ts'
import { readSitemap } from './read-sitemap.ts'
import { expect, loud, test } from './test.ts'

const address = (language: Language, query: string) =>
  `${pagePath(language, 'search')}?${new URLSearchParams({ q: query })}`
const field = (page: Page) => page.getByRole('searchbox')
const results = (page: Page) => page.locator('.search-results h3 a')

/** The same words in the spellings of different keyboards. */
const spellings = {
  'the announcement of the school': {
    slug: 'persian-school-registration',
    title: 'آغاز نام‌نویسی مدرسه فارسی',
    typed: ['نام‌نویسی مدرسه', 'نام نويسي مدرسة', 'نامنویسی مدرسه', 'نامِ‌نویسی مدرســه'],
  },
  'the ages of its children': {
    slug: 'persian-school-registration',
    title: 'آغاز نام‌نویسی مدرسه فارسی',
    typed: ['کودکان ۵ تا ۱۴ سال', 'كودكان 5 تا 14 سال', 'کودک ٥ ١٤'],
  },
}

for (const [what, { slug, title, typed }] of Object.entries(spellings))
  test(`${what} is found while the visitor types, in every spelling, and opens`, {
    tag: ['@spec:10.11'],
  }, async ({ page }) => {
    await page.goto(pagePath('fa', 'search'))
    for (const text of typed) {
      await field(page).fill(text)
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === text)
      await expect(results(page).first(), text).toHaveText(title)
      await expect(page.locator('.search-results mark').first()).toBeVisible()
    }
    await results(page).first().click()
    await expect(page).toHaveURL(recordPath('fa', 'announcement', slug))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.goBack()
    await expect(results(page).first()).toHaveText(title)
    await expect(field(page)).toHaveValue(typed.at(-1) ?? '')
    for (const other of otherLanguages('fa'))
      await expect(page.getByRole('link', { name: locales[other].name }).first()).toHaveAttribute(
        'href',
        address(other, typed.at(-1) ?? ''),
      )
  })

test('English is found in any case, and a plural by its singular', async ({ page }) => {
  await page.goto(pagePath('ca', 'search'))
  for (const text of ['OFFICE hours', 'new office hour', 'óffice'])
    await test.step(text, async () => {
      await field(page).fill(text)
      await expect(results(page).filter({ hasText: 'New office hours' })).toHaveCount(1)
    })
})

test('content in the other language only is found, marked as such, and opens on its page', {
  tag: ['@spec:10.11'],
}, async ({ page }) => {
  await page.goto(address('ca', 'شعرخواني'))
  const title = results(page).first()
  await expect(title).toHaveText('حلقه شعرخوانی فارسی')
  await expect(page.locator('.search-results li [lang=fa][dir=rtl] h3').first()).toHaveText(
    'حلقه شعرخوانی فارسی',
  )
  await expect(page.locator('.search-results__meta').first()).toContainText(locales.fa.name)
  await title.click()
  await expect(page).toHaveURL(recordPath('ca', 'announcement', 'persian-poetry-circle'))
})

for (const language of sample('search', languages, 1)) {
  const words = dictionaries[language]

  test.describe(`in ${language}`, () => {
    test('the header links to the search, which lists the sections without a query', async ({ page }) => {
      await page.goto(pagePath(language, 'home'))
      const sign = page.getByRole('banner').getByRole('link', { name: words.nav.search, exact: true }).last()
      const box = await sign.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      await sign.click()
      await expect(page).toHaveURL(pagePath(language, 'search'))
      await expect(field(page)).toBeFocused()
      await expect(page.getByRole('heading', { name: words.search.sections })).toBeVisible()
      await expect(
        page.getByRole('main').getByRole('link', { name: words.nav.lectures }).first(),
      ).toHaveAttribute('href', pagePath(language, 'lectures'))
    })

    test('each kind of content is found and labelled', async ({ page, request }) => {
      const { contentLocale } = locales[language]
      const kindsOfContent = [
        ['posts', '&filters[kind][$eq]=event', ['event']],
        ['posts', '&filters[kind][$eq]=class', ['class']],
        ['videoGalleries', '', ['video']],
        ['imageGalleries', '', ['album']],
        ['occasions', '', ['occasion']],
        ['sounds', '', ['lecture', 'recitation']],
        ['anouncements', '', ['announcement']],
      ] as const
      for (const [type, filter, kinds] of sample('search-kinds', kindsOfContent, 3)) {
        const response = await request.get(
          `${process.env.CMS_URL}/api/${type}?locale=${contentLocale}${filter}&pagination[pageSize]=1`,
          // The server may close a connection that was idle while the machine was busy.
          { maxRetries: 3 },
        )
        const [{ title }] = (await response.json()).data
        await page.goto(address(language, title))
        const found = page
          .locator('.search-results li')
          .filter({ has: page.locator('h3', { hasText: title }) })
        const labels = kinds.map((kind) => words.search.kinds[kind])
        const label = found.locator('.search-results__meta', { hasText: new RegExp(labels.join('|')) })
        await expect(label.first(), title).toBeVisible()
      }
      await page.goto(address(language, words.nav.funeral))
      await expect(results(page).first()).toHaveAttribute('href', pagePath(language, 'funeral'))
    })

    test('without results it shows a message and a contact link', async ({ page }) => {
      await page.goto(address(language, 'qqqqqqqqqqqq'))
      await expect(page.getByRole('heading', { name: words.search.none })).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: words.search.none })).toHaveCount(1)
      await page.getByRole('main').getByRole('link', { name: words.nav.contact }).first().click()
      await expect(page).toHaveURL(pagePath(language, 'contact'))
    })

    test('it can be used by the keyboard alone', { tag: ['@spec:10.11'] }, async ({ page }) => {
      await page.goto(address(language, words.nav.classes))
      await hydrated(page)
      await expect(results(page).nth(1)).toBeVisible()
      // The key is listened to a little later.
      await idle(page)
      await page.keyboard.press('/')
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveValue(words.nav.classes)
      await page.keyboard.press('ArrowDown')
      await expect(results(page).nth(0)).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(results(page).nth(1)).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowUp')
      await expect(field(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(field(page)).toHaveValue('')
      await expect(results(page)).toHaveCount(0)
      await page.keyboard.type('1/2')
      await expect(field(page)).toHaveValue('1/2')
      await field(page).fill(words.nav.contact)
      await expect(results(page).first()).toHaveAttribute('href', pagePath(language, 'contact'))
      await page.keyboard.press('ArrowDown')
      await expect(results(page).first()).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(pagePath(language, 'contact'))
    })

    test('its results break no accessibility rule that axe can check', async ({ page }) => {
      const queries = [words.nav.lectures, 'zoom', 'qqqqqqqqqqqq', 'a'.repeat(200)]
      for (const query of sample('search-accessibility', queries, 2)) {
        await page.goto(address(language, query))
        await breaksNoRule(page)
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        ).toBe(0)
      }
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('the form searches, and its results have a URL that is not indexed', async ({ page }) => {
        await page.goto(pagePath(language, 'search'))
        await field(page).fill(words.nav.donate)
        await page.getByRole('search').getByRole('button').click()
        await expect(page).toHaveURL((url) => url.searchParams.get('q') === words.nav.donate)
        await expect(field(page)).toHaveValue(words.nav.donate)
        await expect(results(page).first()).toHaveAttribute('href', pagePath(language, 'donate'))
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
        await expect(page).toHaveTitle(new RegExp(`^${words.nav.search}: ${words.nav.donate}`))
      })

      test('many results are shown in pages', async ({ page }) => {
        await page.goto(address(language, language === 'fa' ? 'کانون' : 'the'))
        await expect(results(page)).toHaveCount(20)
        const first = await results(page).first().getAttribute('href')
        await page.getByRole('navigation', { name: words.pages.label }).getByRole('link').last().click()
        await expect(page).toHaveURL((url) => url.searchParams.get('page') === '2')
        // The URL changes before the document has arrived.
        await expect(results(page).first()).not.toHaveAttribute('href', first ?? '')
      })
    })
  })
}

test('no query causes an error on the page', async ({ page }) => {
  const queries = [
    '<script>alert(1)</script><img src=x onerror=alert(2)>',
    '.*+?^$()|[]{}\\',
    '"><svg/onload=alert(1)>',
    '\u202e\ufdfa\ud83d',
    '__proto__ constructor toString',
    '%',
  ]
  for (const query of sample('queries-without-error', queries, 2)) {
    await page.goto(pagePath('fa', 'search'))
    await field(page).fill(query)
    await field(page).press('Enter')
    await expect(page).toHaveURL(/q=/)
    await expect(page.locator('.search-outcome h2').first()).toBeAttached()
    await page.reload()
    await expect(page.locator('.search-outcome h2').first()).toBeAttached()
  }
  const long = await page.goto(address('ca', 'office '.repeat(1400)))
  expect(long?.status()).toBe(200)
  await expect(page.getByText(dictionaries.ca.search.cut.replace(/{{.*}}/, '100')).first()).toBeVisible()
  await expect(results(page).first()).toBeVisible()
  const addresses = [
    '?q=%ED%A0%80',
    '?q=%E0%A4',
    '?q=office&page=-1',
    '?q=office&page=9999',
    '?q[]=x&q=a&q=b',
  ]
  for (const raw of sample('addresses-without-error', addresses, 2))
    expect((await page.goto(pagePath('ca', 'search') + raw))?.status(), raw).toBe(200)
})

loud(
  'a query with characters other than letters is answered like any other',
  {
    tag: ['@spec:12.8'],
  },
  async ({ request }) => {
    for (const [what, query] of [
      ['a NUL', 'office%00hours'],
      ['line breaks and other control characters', 'office%0D%0A%1B%7F%C2%85hours'],
      ['half a letter', '%ED%A0%80office+hours'],
      ['bytes of no letter', 'office%FF+hours%'],
      ['ten thousand letters', `office+hours${'+office'.repeat(1430)}`],
    ] as const)
      for (const path of ['/ca/search', dataPathOf('/ca/search')]) {
        const response = await request.get(`${path}?q=${query}`)
        expect(response.status(), `${what}: ${path}`).toBe(200)
        expect(await response.text(), `${what}: ${path}`).toContain(
          recordPath('ca', 'announcement', 'office-hours'),
        )
      }
  },
)

loud('the search is not indexed, with or without a query', async ({ request, baseURL }) => {
  const { urls } = await readSitemap(baseURL)
  expect(urls).toContain(baseURL + pagePath('ca', 'events'))
  expect(urls).not.toContain(baseURL + pagePath('ca', 'search'))
  for (const path of [pagePath('fa', 'search'), address('ca', 'office')])
    expect(await (await request.get(path)).text()).toContain('<meta name="robots" content="noindex"/>')
})
