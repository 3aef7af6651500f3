import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages, locales } from '@islamic-centre/i18n/locales'
import { type Browser, chromium, devices, type Locator, type Page } from '@playwright/test'
import { launchOptions } from '../../tools/launch-options.mjs'

const presses = {
  menu: (page, { site }) => page.getByRole('button', { name: site.menu }),
  language: (page) => page.locator('.ui-language-switch').first(),
  slider: (page, { carousel }) => page.getByRole('button', { name: carousel.next }).first(),
  player: (page, { audio }) => page.getByRole('button', { name: audio.play, exact: true }).first(),
  search: (page, { nav }) =>
    page
      .getByRole('banner')
      .locator(`a[href$="/search"]:visible`)
      .or(page.getByRole('banner').getByRole('link', { name: nav.search }))
      .first(),
} satisfies Record<string, (page: Page, words: (typeof dictionaries)['fa']) => Locator>

export type Press = keyof typeof presses
export const pressNames = Object.keys(presses) as Press[]

declare global {
  interface Window {
    interactionTimes: number[]
  }
}

/** Records how long each interaction took until the next paint, as web.dev/inp says; shorter ones than 16 ms are not. */
function recordInteractions() {
  window.interactionTimes = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) window.interactionTimes.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/**
 * Milliseconds from each press on a page until the next paint, on Lighthouse's phone: the processor four times slower.
 * What the page does not have is absent.
 */
export async function pressTimes(browser: Browser, url: string): Promise<Partial<Record<Press, number>>> {
  const language = languages.find((it) => new URL(url).pathname.startsWith(`/${it}/`)) ?? 'fa'
  const times: Partial<Record<Press, number>> = {}
  for (const name of pressNames) {
    const context = await browser.newContext({
      ...devices['Moto G4'],
      ignoreHTTPSErrors: true,
      serviceWorkers: 'block',
      locale: locales[language].htmlLang,
    })
    const page = await context.newPage()
    await page.addInitScript(recordInteractions)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(url)
    await page.waitForFunction(() => 'hydrated' in window && window.hydrated)
    const target = presses[name](page, dictionaries[language])
    if (await target.isVisible()) {
      await target.scrollIntoViewIfNeeded()
      await target.tap()
      // Entries are delivered after the paint that they end with.
      await page.waitForTimeout(1_000)
      times[name] = Math.max(0, ...(await page.evaluate(() => window.interactionTimes)))
    }
    await context.close()
  }
  return times
}

export const startThrottledBrowser = () => chromium.launch(launchOptions())
