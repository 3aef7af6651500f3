import { gzipSync } from 'node:zlib'
import { devices } from '@playwright/test'
import { pagePath } from '../app/site-pages.ts'
import { expect, languages, test } from './test.ts'

/** What a phone on a slow network is spared; see docs/benchmarks.md for what a whole visit takes. */
const budget = { codeBeforeUse: 150_000, wholeVisit: 400_000 }

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
// A screen of another size than its window would have pictures asked for twice.
const screen = { width: 360, height: 780 }

for (const language of languages)
  test.describe(`the first visit of the home page in ${language}`, () => {
    test.use({ ...phone, viewport: screen, screen, deviceScaleFactor: 2 })
    const path = pagePath(language, 'home')

    test('needs little code before the page can be used', async ({ request }) => {
      const html = await (await request.get(path)).text()
      const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))]
      expect(scripts.length).toBeGreaterThan(3)
      const sizes = await Promise.all(
        scripts.map(async (it) => [it, gzipSync(await (await request.get(it)).body()).length] as const),
      )
      const sum = sizes.reduce((all, [, size]) => all + size, 0)
      expect(sum, sizes.map((it) => it.join(' ')).join('\n')).toBeLessThanOrEqual(budget.codeBeforeUse)
    })

    test('takes few bytes, up to the last of what is fetched when the page is idle', async ({ page }) => {
      const network = await page.context().newCDPSession(page)
      const addresses = new Map<string, string>()
      const sizes: [address: string, size: number][] = []
      await network.send('Network.enable')
      network.on('Network.requestWillBeSent', ({ requestId, request }) =>
        addresses.set(requestId, request.url),
      )
      network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
        sizes.push([addresses.get(requestId) ?? '', encodedDataLength]),
      )
      await page.goto(path, { waitUntil: 'networkidle' })
      const sum = sizes.reduce((all, [, size]) => all + size, 0)
      const largest = sizes.toSorted(([, one], [, other]) => other - one).slice(0, 20)
      expect(sum, largest.map((it) => it.join(' ')).join('\n')).toBeLessThanOrEqual(budget.wholeVisit)
    })
  })
