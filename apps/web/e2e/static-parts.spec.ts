import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { pagePath } from '../app/paths/site-pages.ts'
import { dataPathOf, dataScripts } from '../app/platform/react-router-internals.ts'
import { sample } from './extent.ts'
import { hydrated } from './page-states.ts'
import { expect, languages, test } from './test.ts'

for (const language of sample('static-parts', languages, 1)) {
  const words = dictionaries[language]
  const home = pagePath(language, 'home')

  test(`in ${language} the sections that only show are in the document once, and have no data in it`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(home)).text()
    const data = html.match(dataScripts)?.join('') ?? ''
    expect(data.length).toBeGreaterThan(1000)
    await page.goto(home)
    const parts = page.locator('.static-part')
    await expect(parts).toHaveCount(3)
    const texts = await parts.locator('.ui-card__text').allTextContents()
    expect(texts.length).toBeGreaterThan(3)
    for (const text of texts) {
      expect(html).toContain(text)
      expect(data).not.toContain(text)
    }
  })

  test(`in ${language} their links go through the router, and they are rendered on the way back`, async ({
    page,
  }) => {
    await page.goto(home)
    // Before hydration a link is the browser's own.
    await hydrated(page)
    await page.evaluate(() => Reflect.set(window, 'marked', true))
    const parts = page.locator('.static-part')
    const shown = await parts.allInnerTexts()
    await parts.getByRole('link', { name: words.services.all }).click()
    await expect(page).toHaveURL(new RegExp(`${pagePath(language, 'services')}$`))
    await page.goBack()
    await expect(parts).toHaveText(shown, { useInnerText: true })
    await parts.getByRole('link', { name: words.about.more }).click()
    await expect(page).toHaveURL(new RegExp(`${pagePath(language, 'about')}$`))
    expect(await page.evaluate(() => Reflect.get(window, 'marked'))).toBe(true)
  })

  test(`in ${language} they stay when the data of the page is read again`, async ({ page }) => {
    await page.clock.install()
    await page.goto(home)
    await hydrated(page)
    const parts = page.locator('.static-part')
    const shown = await parts.allInnerTexts()
    expect(shown.every((it) => it.length > 100)).toBe(true)
    const readAgain = page.waitForResponse((it) => it.url().includes(dataPathOf(home)))
    await page.clock.fastForward('25:00:00')
    await readAgain
    await expect(parts).toHaveCount(3)
    await expect(parts.first()).toContainText(words.site.more)
  })
}
