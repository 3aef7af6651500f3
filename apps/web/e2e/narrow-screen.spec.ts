import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages } from '@islamic-centre/i18n/locales'
import type { Page } from '@playwright/test'
import { pagePath } from '../app/paths/site-pages.ts'
import { sample } from './extent.ts'
import { readSitemap } from './read-sitemap.ts'
import { expect, test } from './test.ts'

/**
 * Words and controls outside the screen's edges, whether or not an ancestor hides overflow. Scroll containers and inert
 * elements are excluded.
 */
const besideTheScreen = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement
    const outside = ({ left, right, width, height }: DOMRect) =>
      width > 1 && height > 1 && (left < -1 || right > clientWidth + 1)
    const excepted = (element: Element): boolean => {
      const { overflowX, clipPath } = getComputedStyle(element)
      if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return true
      return element.parentElement !== null && excepted(element.parentElement)
    }
    const seen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[inert], [aria-hidden=true]') &&
      !excepted(element)
    const lost: string[] = []

    for (const it of document.body.querySelectorAll('a, button, input, select, textarea, summary'))
      if (outside(it.getBoundingClientRect()) && seen(it)) lost.push(it.outerHTML.slice(0, 120))

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(text)
      const { parentElement } = text
      if (
        parentElement &&
        text.textContent?.trim() &&
        [...range.getClientRects()].some(outside) &&
        seen(parentElement)
      )
        lost.push(`${parentElement.className}: ${text.textContent.trim()}`)
    }
    return lost
  })

for (const language of sample('narrow-screen', languages, 1))
  test(`in ${language} no word and no control of any page is outside a narrow screen`, {
    tag: ['@spec:10.14'],
  }, async ({ page, baseURL }) => {
    const { urls } = await readSitemap(baseURL)
    const listed = urls.map((address) => new URL(address).pathname)
    const paths = listed.filter((path) => path.startsWith(`/${language}/`))
    expect(paths).toContain(pagePath(language, 'announcements'))
    const search = pagePath(language, 'search')
    const found = `${search}?q=${encodeURIComponent(dictionaries[language].nav.events)}`
    test.setTimeout(paths.length * 5000)
    for (const path of [...sample('narrow-screen', paths, 6), search, found, `/${language}/offline`]) {
      await page.goto(path)
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 })
        await expect.poll(() => besideTheScreen(page), `${path} at ${width} px`).toEqual([])
      }
    }
  })
