import { languages } from '@islamic-centre/i18n/locales'
import type { Page } from '@playwright/test'
import { pagePath, ramadanPath, timetablePath } from '../app/paths/site-pages.ts'
import { sample } from './extent.ts'
import { readSitemap } from './read-sitemap.ts'
import { expect, test } from './test.ts'

/** Badges, dates in blocks and the other cities of the table of today have 14 px; on a phone all else has 16. */
const small =
  '.ui-badge, .ui-date-block, .ui-prayer-table, .month-view__today, .ui-monthly-timetable__today, .ramadan__today'

/** The shown texts that are smaller than `size` pixels outside of `small`. */
const textsBelow = (page: Page, size: number) =>
  page.evaluate(
    ([size, small]) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode
        if (!textContent?.trim() || !parentElement) continue
        if (parentElement.closest(`${small}, .ui-visually-hidden`)) continue
        const range = document.createRange()
        range.selectNodeContents(texts.currentNode)
        const isShown = parentElement.checkVisibility({ visibilityProperty: true })
        if (!isShown || range.getBoundingClientRect().width === 0) continue
        const own = Number.parseFloat(getComputedStyle(parentElement).fontSize)
        // A fraction is lost where a length is computed from another.
        if (own < size - 0.1) found.push(`${own} px: ${textContent.trim().slice(0, 40)}`)
      }
      return found
    },
    [size, small] as const,
  )

for (const language of sample('text-sizes', languages, 1))
  test(`in ${language} no text on a phone is smaller than 16 px, but in badges and for the other cities`, {
    tag: ['@spec:10.14'],
  }, async ({ page, baseURL }) => {
    const { urls } = await readSitemap(baseURL)
    const listed = urls.map((address) => new URL(address).pathname)
    const paths = listed.filter((path) => path.startsWith(`/${language}/`))
    const home = pagePath(language, 'home')
    expect(paths).toContain(home)
    await page.setViewportSize({ width: 360, height: 740 })
    const tables = [timetablePath(language, 'toronto', '2026-12'), ramadanPath(language, 'toronto')]
    for (const path of new Set([home, ...tables, ...sample('text-sizes', paths, 4)])) {
      await page.goto(path)
      if (path === home) await expect(page.locator('.prayer-call__next')).toBeVisible()
      expect(await textsBelow(page, 16), path).toEqual([])
    }
  })
