import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages } from '@islamic-centre/i18n/locales'
import { pagePath } from '../app/paths/site-pages.ts'
import { expect, test } from './test.ts'

for (const language of languages)
  test(`in ${language} a reader opens the library from the header`, async ({ page }) => {
    await page.goto(pagePath(language, 'home'))
    const { nav } = dictionaries[language]
    await page
      .getByRole('banner')
      .getByRole('link', { name: nav.library })
      .filter({ visible: true })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`${pagePath(language, 'library')}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nav.library)
  })
