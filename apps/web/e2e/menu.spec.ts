import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages, locales, otherLanguages } from '@islamic-centre/i18n/locales'
import type { PageName } from '@islamic-centre/site-contract/site-paths'
import { devices, type Page } from '@playwright/test'
import { pagePath } from '../app/paths/site-pages.ts'
import { onlyInFullRun, sample } from './extent.ts'
import { hydrated } from './page-states.ts'
import { expect, test } from './test.ts'

const { viewport, hasTouch, isMobile } = devices['Pixel 7']
const phone = { viewport, hasTouch, isMobile }
const sampled = sample('menu', languages, 1)

for (const language of languages) {
  const { nav, site } = dictionaries[language]
  const extent = { tag: sampled.includes(language) ? [] : [onlyInFullRun] }
  const menu = (page: Page) => page.getByRole('navigation', { name: nav.label })
  const menuButton = (page: Page) => page.getByRole('button', { name: site.menu })
  const education = (page: Page) => page.getByRole('button', { name: nav.education })
  const link = (page: Page, name: PageName) =>
    page
      .getByRole('banner')
      .locator(`a[href="${pagePath(language, name)}"]`)
      .first()
  const arrived = async (page: Page, name: PageName) => {
    await expect(page).toHaveURL(new RegExp(`${pagePath(language, name)}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }

  test.describe(`the menu of a phone in ${language}`, extent, () => {
    test.use(phone)

    test('opens by touch, closes by its button, beside it and on every navigation', {
      tag: ['@spec:2.35'],
    }, async ({ page }) => {
      await page.goto(pagePath(language, 'services'))
      await hydrated(page)
      await expect(menu(page)).toBeHidden()
      await menuButton(page).tap()
      await expect(link(page, 'contact')).toBeInViewport({ ratio: 1 })
      await page.getByRole('button', { name: site.close }).tap()
      await expect(menu(page)).toBeHidden()

      await menuButton(page).tap()
      await expect(link(page, 'contact')).toBeInViewport({ ratio: 1 })
      // Beside the sheet, which comes from the end side.
      await page.touchscreen.tap(locales[language].dir === 'rtl' ? viewport.width - 10 : 10, 400)
      await expect(menu(page)).toBeHidden()

      await menuButton(page).tap()
      await link(page, 'classes').tap()
      await arrived(page, 'classes')
      await expect(menu(page)).toBeHidden()

      // Back and a change of language are navigations, too.
      await menuButton(page).tap()
      await expect(menu(page)).toBeVisible()
      await page.goBack()
      await arrived(page, 'services')
      await expect(menu(page)).toBeHidden()
    })

    // The UI kit's tests of the header have the same keys.
    test('opens, is walked through and closes by keyboard', { tag: onlyInFullRun }, async ({ page }) => {
      await page.goto(pagePath(language, 'services'))
      await hydrated(page)
      await menuButton(page).focus()
      await page.keyboard.press('Enter')
      await expect(link(page, 'home')).toBeInViewport()
      await page.keyboard.press('Escape')
      await expect(menu(page)).toBeHidden()
      await expect(menuButton(page)).toBeFocused()

      await page.keyboard.press('Space')
      await expect(link(page, 'home')).toBeInViewport()
      await page.keyboard.press('Tab')
      await expect(link(page, 'search')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: site.close })).toBeFocused()
      // Round and round: what is behind the menu cannot be reached.
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Shift+Tab')
      const last = page.locator('.ui-site-header__menu-donate')
      await expect(last).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(link(page, 'search')).toBeFocused()
      const contact = link(page, 'contact')
      for (
        let tabs = 0;
        tabs < 15 && !(await contact.evaluate((it) => it === document.activeElement));
        tabs++
      )
        await page.keyboard.press('Tab')
      await expect(contact).toBeFocused()
      await expect(contact).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Enter')
      await arrived(page, 'contact')
      await expect(menu(page)).toBeHidden()
    })
  })

  test.describe(`the education list in ${language}`, extent, () => {
    test.use({ hasTouch: true })
    const opened = async (page: Page, open: boolean) => {
      await expect(education(page)).toHaveAttribute('aria-expanded', String(open))
      await expect(link(page, 'classes')).toBeVisible({ visible: open })
    }

    test('opens by touch, closes by its button, beside it and on every navigation', {
      tag: ['@spec:2.35'],
    }, async ({ page }) => {
      await page.goto(pagePath(language, 'services'))
      await hydrated(page)
      await opened(page, false)
      await education(page).tap()
      await opened(page, true)
      await education(page).tap()
      await opened(page, false)
      await education(page).tap()
      await page.getByRole('heading', { level: 1 }).tap()
      await opened(page, false)
      await education(page).tap()
      await link(page, 'classes').tap()
      await arrived(page, 'classes')
      await opened(page, false)
      await education(page).tap()
      await opened(page, true)
      await page.goBack()
      await arrived(page, 'services')
      await opened(page, false)
    })

    // The UI kit's tests of the header have the same keys.
    test('opens, is walked through and closes by keyboard', { tag: onlyInFullRun }, async ({ page }) => {
      await page.goto(pagePath(language, 'services'))
      await hydrated(page)
      await education(page).focus()
      for (const key of ['Enter', 'Space']) {
        await page.keyboard.press(key)
        await opened(page, true)
        await page.keyboard.press('Escape')
        await opened(page, false)
        await expect(education(page)).toBeFocused()
      }
      await page.keyboard.press('ArrowDown')
      await opened(page, true)
      const links = page.getByRole('list', { name: nav.education }).getByRole('link')
      await expect(links.first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(education(page)).toBeFocused()

      // Tabbing out of it closes it.
      await page.keyboard.press('Enter')
      await opened(page, true)
      for (let tabs = 0; tabs <= (await links.count()); tabs++) await page.keyboard.press('Tab')
      await expect(link(page, 'services')).toBeFocused()
      await opened(page, false)

      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Enter')
      await opened(page, true)
      await page.keyboard.press('ArrowUp')
      await expect(link(page, 'lectures')).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await expect(link(page, 'classes')).toBeFocused()
      await page.keyboard.press('Enter')
      await arrived(page, 'classes')
      await opened(page, false)
    })
  })

  test.describe(`without JavaScript in ${language}`, extent, () => {
    test.use({ javaScriptEnabled: false })

    test('the education list opens by pointer and by keyboard', async ({ page }) => {
      await page.goto(pagePath(language, 'services'))
      await expect(link(page, 'classes')).toBeHidden()
      await education(page).focus()
      await expect(link(page, 'classes')).toBeVisible()
      await page.getByRole('heading', { level: 1 }).click()
      await education(page).hover()
      await link(page, 'classes').click()
      await expect(page).toHaveURL(new RegExp(`${pagePath(language, 'classes')}$`))
    })

    test.describe('on a phone', () => {
      test.use(phone)

      test('the menu opens, navigates and closes all the same', async ({ page }) => {
        await page.goto(pagePath(language, 'services'))
        await menuButton(page).tap()
        await expect(link(page, 'lectures')).toBeInViewport()
        await page.keyboard.press('Escape')
        await expect(menu(page)).toBeHidden()
        await menuButton(page).tap()
        await link(page, 'contact').tap()
        await expect(page).toHaveURL(new RegExp(`${pagePath(language, 'contact')}$`))
      })
    })
  })

  for (const other of otherLanguages(language))
    test(
      `from ${language} to ${other} the menu closes, and direction and stylesheet change with the language`,
      extent,
      async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 })
        await page.goto(`${pagePath(language, 'donate')}?from=here#main`)
        await hydrated(page)
        await menuButton(page).click()
        await expect(menu(page)).toBeVisible()
        await page.evaluate(
          (path) => {
            document.querySelector<HTMLAnchorElement>(`header a[href="${path}"]`)?.click()
          },
          pagePath(other, 'donate'),
        )
        await expect(page).toHaveURL((url) => url.pathname + url.search === pagePath(other, 'donate'))
        const { dir, htmlLang } = locales[other]
        await expect(page.locator('html')).toHaveAttribute('dir', dir)
        await expect(page.locator('html')).toHaveAttribute('lang', htmlLang)
        const sheets = page.locator('link[rel=stylesheet][href*=rtl], link[rel=stylesheet][href*=ltr]')
        await expect(sheets).toHaveCount(1)
        await expect(sheets).toHaveAttribute('href', new RegExp(`/${dir}[^/]*\\.css$`))
        await expect(page.getByRole('navigation', { name: dictionaries[other].nav.label })).toBeHidden()
      },
    )
}
