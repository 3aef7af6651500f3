import type { Page } from '@playwright/test'
import { pagePath, recordPath } from '../app/paths/site-pages.ts'
import { sample } from './extent.ts'
import { fontsLoaded } from './page-states.ts'
import { expect, languages, loud, test } from './test.ts'

const screens = [
  { width: 360, height: 740, density: 3 },
  { width: 768, height: 1024, density: 2 },
  { width: 1440, height: 900, density: 1 },
]
const pages = [
  pagePath('fa', 'home'),
  pagePath('ca', 'announcements'),
  pagePath('fa', 'events'),
  pagePath('ca', 'gallery'),
  recordPath('fa', 'album', 'the-library'),
  pagePath('ca', 'biography'),
  pagePath('fa', 'prayerCall'),
]

const cases = screens.flatMap((screen) => pages.map((path) => ({ screen, path })))

/** Scrolls down the page until each picture is loaded. */
async function readThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let at = 0; at < height; at += 500) {
    await page.evaluate((top) => scrollTo(0, top), at)
    await page.waitForFunction(() =>
      [...document.images].every((it) => {
        const { top, bottom, width, left } = it.getBoundingClientRect()
        const isSeen = width > 0 && top < innerHeight && bottom > 0 && left >= 0 && left < innerWidth
        return !isSeen || (it.complete && it.naturalWidth > 0)
      }),
    )
  }
}

for (const { screen, path } of sample('pictures', cases, 2)) {
  const { width, height, density } = screen
  test.describe(`on a screen of ${width} pixels with ${density} dots each`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: density })

    test(`each picture of ${path} is the smallest that fills its box`, { tag: ['@spec:12.5'] }, async ({
      page,
    }) => {
      await page.goto(path)
      await readThrough(page)
      const chosen = await page.evaluate(() =>
        [...document.images].flatMap((image) => {
          const source = image.closest('picture')?.querySelector('source')
          if (!source || !image.currentSrc || !image.complete) return []
          const box = image.getBoundingClientRect()
          const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
          // A banner on a phone is drawn wider than its box, and cropped.
          const isCut = image.classList.contains('ui-banner-slider__image')
          const painted = isCut ? Math.max(box.width, box.height * ratio) : box.width
          const offered = source.srcset.split(', ').map((it) => {
            const [address = '', descriptor = ''] = it.split(' ')
            return { address, width: Number.parseInt(descriptor, 10) }
          })
          const enough =
            offered.find((it) => it.width >= Math.floor(painted * devicePixelRatio)) ?? offered.at(-1)
          return [
            {
              chosen: new URL(image.currentSrc).pathname,
              enough: enough?.address,
              // A browser that has already cached a larger one uses that.
              isThere: image.classList.contains('ui-banner-slider__thumbnail'),
            },
          ]
        }),
      )
      expect(chosen.length).toBeGreaterThan(0)
      const others = chosen.filter(({ isThere }) => !isThere)
      expect(others.map((it) => it.chosen)).toEqual(others.map(({ enough }) => enough))
      expect(chosen.every((it) => it.chosen.endsWith('.avif'))).toBe(true)
    })
  })
}

for (const language of sample('pictures-arrive', languages, 1))
  test(`in ${language} the layout does not shift when the pictures of a page load`, {
    tag: ['@spec:12.5'],
  }, async ({ page }) => {
    for (const path of [
      pagePath(language, 'home'),
      pagePath(language, 'events'),
      recordPath(language, 'album', 'the-library'),
    ]) {
      let letIn = () => {}
      const allowed = new Promise<void>((resolve) => {
        letIn = resolve
      })
      await page.route('**/pictures/**', async (route) => {
        await allowed
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await fontsLoaded(page)
      await expect(page.locator('html')).toHaveAttribute('lang')
      const places = () =>
        page.evaluate(() => {
          const inText = [...document.querySelectorAll('main h2, main h3, main img, footer')].filter(
            (it) => !it.closest('[class*=slide]'),
          )
          return inText.map((it) => {
            const { top, left, width, height } = it.getBoundingClientRect()
            return [top + scrollY, left, width, height]
          })
        })
      const before = await places()
      expect(before.length).toBeGreaterThan(4)
      letIn()
      await readThrough(page)
      // Fractions of a pixel depend on how the browser snaps a box to the screen.
      expect(await places()).toEqual(before.map((box) => box.map((it) => expect.closeTo(it, 0))))
      await page.unroute('**/pictures/**')
    }
  })

test('the first banner is requested before other pictures, once, and with high priority', {
  tag: ['@spec:12.5'],
}, async ({ page }) => {
  const requested: { address: string; priority: string }[] = []
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  browser.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.includes('/pictures/'))
      requested.push({ address: request.url, priority: request.initialPriority })
  })
  await page.goto('/fa/home')
  const banner = page.locator('.ui-banner-slider__image').first()
  await expect
    .poll(() => banner.evaluate((it: HTMLImageElement) => it.complete && it.naturalWidth))
    .toBeTruthy()
  const shown = await banner.evaluate((it: HTMLImageElement) => it.currentSrc)
  expect(requested[0]).toEqual({ address: shown, priority: 'High' })
  expect(requested.filter(({ address }) => address === shown)).toHaveLength(1)
})

loud('the first picture of a list loads at once, and no other does', async ({ request }) => {
  for (const page of ['events', 'classes', 'gallery', 'galleryImage', 'announcements'] as const) {
    const html = await (await request.get(pagePath('fa', page))).text()
    const pictures = html.match(/<img [^>]*>/g) ?? []
    expect(pictures.length, page).toBeGreaterThan(1)
    expect(pictures[0], page).toContain('fetchPriority="high"')
    for (const other of pictures.slice(1)) expect(other, page).toContain('loading="lazy"')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 })

  test('pictures still load in the format and width that fit', async ({ page }) => {
    const came = new Set<string>()
    page.on('response', (response) => {
      if (response.ok() && response.url().includes('/pictures/')) came.add(new URL(response.url()).pathname)
    })
    await page.goto('/ca/events')
    await expect.poll(() => came.size).toBeGreaterThan(0)
    // 328 CSS pixels for a card, at a device pixel ratio of 2.
    for (const address of came) expect(address).toMatch(/\/800\.avif$/)
  })
})

test('a browser that supports none of our formats gets one JPEG of each picture', async ({
  page,
  request,
}) => {
  await page.goto('/ca/events')
  const addresses = await page
    .locator('main .ui-card img')
    .evaluateAll((all: HTMLImageElement[]) => all.map((it) => it.getAttribute('src') ?? ''))
  expect(addresses.length).toBeGreaterThan(0)
  for (const address of addresses) {
    expect(address).toMatch(/^\/pictures\/.+\/1000\.jpg$/)
    expect((await request.get(address)).headers()['content-type']).toBe('image/jpeg')
  }
})
