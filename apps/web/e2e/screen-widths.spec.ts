import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages } from '@islamic-centre/i18n/locales'
import type { Page } from '@playwright/test'
import { pagePath, timetablePath } from '../app/paths/site-pages.ts'
import { sample } from './extent.ts'
import { misplaced } from './misplaced.ts'
import { readSitemap } from './read-sitemap.ts'
import { expect, test } from './test.ts'

const widths = [320, 360, 412, 768, 1024, 1440, 1920]

for (const language of sample('screen-widths', languages, 1))
  test(`in ${language} nothing of any page is cut, covered by other words or outside the screen, at any width`, {
    tag: ['@spec:10.14'],
  }, async ({ page, baseURL }) => {
    const { urls } = await readSitemap(baseURL)
    const listed = urls.map((address) => new URL(address).pathname)
    const paths = listed.filter((path) => path.startsWith(`/${language}/`))
    expect(paths).toContain(pagePath(language, 'announcements'))
    const search = pagePath(language, 'search')
    const found = `${search}?q=${encodeURIComponent(dictionaries[language].nav.events)}`
    test.setTimeout(paths.length * 10_000)
    for (const path of [...sample('screen-widths', paths, 3), search, found, `/${language}/offline`]) {
      await page.goto(path)
      for (const width of sample(`screen-widths ${path}`, widths, 3)) {
        await page.setViewportSize({ width, height: 740 })
        await expect.poll(() => misplaced(page), `${path} at ${width} px`).toEqual([])
      }
      // A phone of 360 px with text that is larger by half.
      await page.setViewportSize({ width: 240, height: 740 })
      const width = () => page.evaluate(() => document.documentElement.scrollWidth)
      await expect.poll(width, path).toBeLessThanOrEqual(240)
    }
  })

/** How far apart the middles of the header's parts are, in pixels: 0 in one row. */
const headerSpread = (page: Page) =>
  page.evaluate(() => {
    const middles = [
      ...document.querySelectorAll(
        '.ui-site-header__row > *, .ui-site-header__tools > *, .ui-site-header__links > *',
      ),
    ]
      .map((it) => it.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ top, bottom }) => (top + bottom) / 2)
    return Math.round(Math.max(...middles) - Math.min(...middles))
  })

for (const language of sample('header-widths', languages, 1))
  test(`in ${language} the header is one row on the narrowest phone and beside the narrowest row of links`, async ({
    page,
  }) => {
    await page.goto(pagePath(language, 'services'))
    for (const width of [320, 340, 360, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 740 })
      await expect.poll(() => headerSpread(page), `${width} px`).toBeLessThanOrEqual(2)
      const height = async () => (await page.locator('.ui-site-header__bar').boundingBox())?.height
      await expect.poll(height, `${width} px`).toBeLessThanOrEqual(77)
    }
  })

/** Words of the timetable that are cut, broken or beside the screen, and cells of these rows that something covers. */
const lostOfTimetable = (page: Page, rows: readonly number[], headHeight: number) =>
  page.evaluate(
    ([rows, headHeight]) => {
      const { clientWidth } = document.documentElement
      const lost: string[] = []
      const cells = [...document.querySelectorAll<HTMLElement>('.ui-monthly-timetable :is(th, td)')]
      for (const cell of cells) {
        const box = cell.getBoundingClientRect()
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          // Text for screen readers is clipped.
          if (texts.currentNode.parentElement?.closest('.ui-visually-hidden')) continue
          const range = document.createRange()
          range.selectNodeContents(texts.currentNode)
          const words = range.getBoundingClientRect()
          // Shown at other widths.
          if (words.width === 0) continue
          if (words.left < Math.max(0, box.left - 1) || words.right > Math.min(clientWidth, box.right + 1))
            lost.push(`cut: ${cell.textContent}`)
        }
      }
      // Some of them hold two words, or three.
      for (const head of document.querySelectorAll('.ui-monthly-timetable thead th'))
        if (head.getBoundingClientRect().height > headHeight) lost.push(`broken: ${head.textContent}`)
      const place = document.querySelector('.ui-monthly-timetable__place')
      if (place && place.scrollWidth > place.clientWidth) lost.push('the place of the table scrolls')
      const days = [...document.querySelectorAll('.ui-monthly-timetable tbody tr:has(th)')]
      for (const row of rows) {
        const day = days.at(row)
        // As far down as the header, the head of the table and two rows need.
        day?.scrollIntoView({ block: 'end', behavior: 'instant' })
        for (const cell of day?.children ?? []) {
          const { left, top, width, height } = cell.getBoundingClientRect()
          // Shown within another cell.
          if (width === 0) continue
          for (const y of [top + 2, top + height / 2])
            if (!cell.contains(document.elementFromPoint(left + width / 2, y)))
              lost.push(`covered: ${row} ${cell.textContent}`)
        }
      }
      return lost
    },
    [rows, headHeight] as const,
  )

for (const language of sample('timetable-widths', languages, 1))
  test(`in ${language} nothing of the monthly timetable is covered or cut on the narrowest screens`, {
    tag: ['@spec:10.14'],
  }, async ({ page }) => {
    for (const [query, headHeight] of [
      ['', 76],
      ['?times=all', 100],
    ] as const) {
      await page.goto(`${timetablePath(language, 'toronto', '2026-12')}${query}`)
      // The last is 1280 × 1024 at 400 % zoom.
      for (const [width, height] of [
        [320, 740],
        [340, 740],
        [360, 740],
        [320, 256],
      ] as const) {
        await page.setViewportSize({ width, height })
        await expect
          .poll(() => lostOfTimetable(page, [0, 1, 12, -1], headHeight), `${query} ${width} × ${height}`)
          .toEqual([])
      }
    }
  })
