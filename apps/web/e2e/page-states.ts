import { expect, type Page } from '@playwright/test'

/** Every control of the page is hydrated, those of its deferred parts too; its static parts have links only. */
export const hydrated = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const isHydrated = (element: Element) =>
          Object.keys(element).some((it) => it.startsWith('__reactProps'))
        const controls = [...document.querySelectorAll('button, select, input, textarea, header a, footer a')]
        return controls
          .filter((it) => !it.closest('.ui-markdown, .static-part') && !isHydrated(it))
          .map((it) => it.outerHTML)
      }),
    )
    .toEqual([])

/** Waits until every font that the page uses has loaded or failed. */
export const fontsLoaded = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        // Fonts are requested when text is laid out.
        document.body.getBoundingClientRect()
        return document.fonts.status
      }),
    )
    .toBe('loaded')

/** Waits until every font, and every picture that is not lazy or is in view, has loaded or failed. */
export const picturesLoaded = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        await document.fonts.ready
        const isInSight = (it: HTMLImageElement) => {
          const { top, bottom, left, right } = it.getBoundingClientRect()
          return it.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
        }
        return [...document.images]
          .filter((it) => !it.complete && (it.loading !== 'lazy' || isInSight(it)))
          .map((it) => it.currentSrc)
      }),
    )
    .toEqual([])

/** Waits until pending tasks of the page have run, so that later requests are caused by the test. */
export const idle = (page: Page) => page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
