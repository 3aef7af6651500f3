import AxeBuilder from '@axe-core/playwright'
import { languages } from '@islamic-centre/i18n/locales'
import { type PageName, pagePath, sitePages } from '../app/site-pages.ts'
import { expect, test } from './test.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const language of languages)
  for (const name of Object.keys(sitePages) as PageName[]) {
    const path = pagePath(language, name)
    test(`${path} breaks no rule of accessibility that a program can check`, async ({ page }) => {
      await page.goto(path)
      // What is behind a word is part of the page.
      await page.locator('details').evaluateAll((all) => {
        for (const it of all) it.setAttribute('open', '')
      })
      const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target).slice(0, 3)])).toEqual(
        [],
      )
    })
  }
