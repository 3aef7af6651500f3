import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages } from '@islamic-centre/i18n/locales'
import { type CityId, cities } from '@islamic-centre/prayer-times'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { dayOf, daysLater } from '../app/dates/civil-day.ts'
import { ramadanFrom } from '../app/dates/ramadan.ts'
import { pagePath, ramadanFilePath, ramadanPath } from '../app/paths/site-pages.ts'
import { breaksNoRule } from './axe.ts'
import { onPhone, sample } from './extent.ts'
import { hydrated } from './page-states.ts'
import { rawRequest } from './raw-request.ts'
import { startSite } from './start-site.ts'
import { expect, loud, test } from './test.ts'

const undeclared = { hijriOffset: 0, months: [] }
/** The demo content declares no Ramadan. */
const coming = ramadanFrom(dayOf(new Date()), undeclared)
const cityIds = Object.keys(cities) as CityId[]

/** Each word of a PDF file’s only page, in the order of its text. */
async function wordsOf(file: Uint8Array) {
  const pdf = await getDocument({ data: file }).promise
  expect(pdf.numPages).toBe(1)
  const page = await pdf.getPage(1)
  expect(page.view.map(Math.round)).toEqual([0, 0, 595, 842])
  const { items } = await page.getTextContent()
  return items.flatMap((it) => ('str' in it ? it.str.trim().split(/\s+/) : []))
}

for (const language of sample('ramadan', languages, 1)) {
  const words = dictionaries[language]

  test.describe(`in ${language}`, () => {
    test('a visitor goes from the timetable to the sheet of Ramadan of the city, and on to another city', async ({
      page,
    }) => {
      await page.goto(`/${language}/prayer-times/london/${coming.first.slice(0, 7)}`)
      const main = page.getByRole('main')
      await main.getByRole('link', { name: words.nav.ramadan, exact: true }).click()
      await expect(page).toHaveURL(ramadanPath(language, 'london'))
      await expect(main.locator('.ramadan__day')).toHaveCount(30)
      await expect(main.locator('.ramadan__day time[datetime]').first()).toHaveAttribute(
        'datetime',
        coming.first,
      )
      await expect(main.locator('.ramadan__status')).toContainText(
        words.ramadan.calculated.split('{{year}}')[1] ?? '',
      )
      // An occasion of the demo content.
      await expect(main.locator('.ramadan__day [href$="/calendar/first-of-ramadan"]')).toHaveCount(1)
      await main.getByRole('link', { name: words.cities.montreal, exact: true }).click()
      await expect(page).toHaveURL(ramadanPath(language, 'montreal'))
      await page.goto(pagePath(language, 'calendar'))
      await main.getByRole('link', { name: words.nav.ramadan, exact: true }).click()
      await expect(page).toHaveURL(pagePath(language, 'ramadan'))
    })

    test('today is marked and the days before it are past', async ({ page }) => {
      await page.clock.setFixedTime(new Date(`${daysLater(coming.first, 6)}T18:00:00Z`))
      await page.goto(pagePath(language, 'ramadan'))
      await hydrated(page)
      await expect(page.locator('.ramadan__day[aria-current=date]')).toHaveCount(1)
      await expect(page.locator('.ramadan__day[aria-current=date] time').first()).toHaveAttribute(
        'datetime',
        daysLater(coming.first, 6),
      )
      await expect(page.locator('.ramadan__day[data-past]')).toHaveCount(6)
    })

    test('it fits a phone and breaks no rule of accessibility', { tag: [onPhone] }, async ({ page }) => {
      await page.goto(ramadanPath(language, 'hamilton'))
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      for (const width of [320, 360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => page.evaluate(overflow), `${width}`).toBe(0)
      }
      await breaksNoRule(page)
    })

    test('it is printed on one page of A4 or Letter, with the name of the centre and nothing of the site', async ({
      page,
    }) => {
      await page.goto(ramadanPath(language, 'kitchener'))
      for (const format of ['A4', 'Letter']) {
        const pdf = (await page.pdf({ format })).toString('latin1')
        expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
      }
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('.ramadan__centre')).toContainText(words.site.name)
      await expect(page.locator('caption')).toContainText(words.cities.kitchener)
      for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const)
        await expect(page.getByRole(role)).toHaveCount(0)
    })

    test('the PDF file has one page and the times of the page', async ({ page, request }) => {
      for (const city of sample('ramadan-pdf', cityIds, 2)) {
        await page.goto(ramadanPath(language, city))
        const clocks = await page.locator('.ramadan__day [data-time] time').allTextContents()
        expect(clocks).toHaveLength(30 * 6)
        const link = page.getByRole('link', { name: words.ramadan.pdf })
        await expect(link).toHaveAttribute('href', ramadanFilePath(language, city))
        const response = await request.get(ramadanFilePath(language, city))
        expect(response.headers()).toMatchObject({
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="ramadan-${coming.year}-${city}-${language}.pdf"`,
        })
        const times = (await wordsOf(new Uint8Array(await response.body()))).filter((it) =>
          /^\S{1,2}:\S\S$/.test(it),
        )
        expect(times.toSorted()).toEqual(clocks.toSorted())
        const again = await request.get(ramadanFilePath(language, city), {
          headers: { 'If-None-Match': response.headers().etag ?? '' },
        })
        expect(again.status()).toBe(304)
      }
    })

    test('the card of the next prayer counts to iftar by day and to imsak by night', async ({ page }) => {
      const countdown = page.locator('.fast-countdown')
      const day = daysLater(coming.first, 3)
      for (const [at, name] of [
        [`${day}T18:00:00Z`, words.ramadan.iftar],
        // Ten in the evening, and four in the morning.
        [`${daysLater(day, 1)}T03:00:00Z`, words.times.imsak],
        [`${daysLater(day, 1)}T09:00:00Z`, words.times.imsak],
      ] as const) {
        await page.clock.setFixedTime(new Date(at))
        await page.goto(pagePath(language, 'home'))
        await expect(countdown, at).toHaveText(
          new RegExp(`${words.prayer.remaining.replace('{{time}}', '.+').replace('{{name}}', name)}$`),
        )
      }
    })
  })
}

for (const language of sample('ramadan-pdf', languages, 1))
  loud(
    `in ${language} a PDF file that cannot be made is answered with a sentence, and the page is there`,
    async () => {
      const site = await startSite({
        cmsUrl: process.env.CMS_URL ?? '',
        env: { NODE_OPTIONS: `--import=${new URL('no-processes.ts', import.meta.url)}` },
      })
      try {
        for (const attempt of ['first', 'second']) {
          const { status, headers, text } = await rawRequest(site.url + ramadanFilePath(language, 'toronto'))
          expect(status, attempt).toBe(503)
          expect(headers).toMatchObject({
            'content-type': 'text/plain; charset=utf-8',
            'cache-control': expect.stringContaining('no-store'),
            'retry-after': expect.stringMatching(/^\d+$/),
          })
          // Nothing else: no stack, no path, no message of the machine.
          expect(text, attempt).toBe(dictionaries[language].ramadan.failed)
        }
        expect((await rawRequest(site.url + pagePath(language, 'ramadan'))).status).toBe(200)
        await expect.poll(site.logs).toContain('"event":"pdf_failed"')
      } finally {
        await site.stop()
      }
    },
  )

loud('the sheet of a city that is unknown is missing, and Toronto’s has one address', async ({ request }) => {
  for (const path of [
    'ramadan/atlantis',
    'ramadan/atlantis/ramadan.pdf',
    'ramadan/toString',
    'ramadan/__proto__/ramadan.pdf',
  ])
    expect((await request.get(`/fa/${path}`)).status(), path).toBe(404)
  const moved = await request.get('/fa/ramadan/toronto', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([302, '/fa/ramadan'])
})
