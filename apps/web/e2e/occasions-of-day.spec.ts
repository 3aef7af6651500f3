import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { cities, civilDateIn, hijriDate, prayerTimesOn } from '@islamic-centre/prayer-times'
import { beginningOf, dayOf, daysLater } from '../app/dates/civil-day.ts'
import { pagePath, timetablePath } from '../app/paths/site-pages.ts'
import { pageOfDataPath } from '../app/platform/react-router-internals.ts'
import { sample } from './extent.ts'
import { hydrated } from './page-states.ts'
import { rawRequest } from './raw-request.ts'
import { type Site, startSite } from './start-site.ts'
import { expect, languages, test, testOfUnavailable } from './test.ts'

const { toronto } = cities

const isData = ({ pathname }: URL) => pageOfDataPath(pathname) !== undefined

/** The next civil day after tomorrow on which it is a day of the Hijri year. */
function nextOn(month: number, day: number): string {
  for (let date = daysLater(dayOf(new Date()), 2); ; date = daysLater(date, 1)) {
    const hijri = hijriDate(date)
    if (hijri.month === month && hijri.day === day) return date
  }
}

/** Tasu'a, the day before Ashura. */
const tasua = nextOn(1, 9)
const noon = beginningOf(tasua).getTime() + 12 * 3_600_000
const { maghrib } = prayerTimesOn(civilDateIn(toronto.timeZone, noon), toronto)
if (!maghrib) throw new Error('Toronto has Maghrib each day.')
const evening = maghrib.getTime()
const titles = { fa: ['تاسوعای حسینی', 'عاشورای حسینی'], ca: ['Tasu‘a', 'Ashura'] } as const

// One site is enough for the file.
test.describe.configure({ mode: 'default' })

let folder: string
/** Sets the clock of the site. */
function setClock(now: number) {
  const file = join(folder, 'milliseconds')
  writeFileSync(`${file}.next`, String(now - Date.now()))
  renameSync(`${file}.next`, file)
}

let site: Site
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'occasions-of-day-'))
  setClock(noon)
  site = await startSite({
    cmsUrl: process.env.CMS_URL ?? '',
    env: {
      MOVED_CLOCK: join(folder, 'milliseconds'),
      NODE_OPTIONS: `--import=${new URL('moved-clock.ts', import.meta.url)}`,
    },
  })
})
test.afterAll(async () => {
  await site?.stop()
  rmSync(folder, { recursive: true, force: true })
})

for (const language of sample('occasions-of-day', languages, 1)) {
  const words = dictionaries[language]
  const [day, next] = titles[language]
  const eve = words.dates.eve.replace('{{date}}', next)

  testOfUnavailable(
    `in ${language} an open page has the occasion of the day, and from Maghrib on that of the coming one`,
    async ({ page }) => {
      setClock(noon)
      for (const from of ['home', 'prayerCall'] as const) {
        await page.clock.setFixedTime(evening - 1000)
        await page.goto(site.url + pagePath(language, from))
        await hydrated(page)
        const shown = page.locator('.todays-occasions')
        await expect(shown).toContainText(day)
        await expect(shown.getByRole('link', { name: day })).toHaveAttribute('href', /\/calendar\/tasua$/)
        await page.clock.setFixedTime(evening)
        await expect(shown).toContainText(eve)
        await expect(shown).not.toContainText(day)
        // After midnight, without anything new from the server.
        await page.route('**/*', (route) => route.abort())
        await page.clock.setFixedTime(noon + 24 * 3_600_000)
        await expect(shown).toContainText(next)
        await expect(shown).not.toContainText(eve)
        await page.unroute('**/*')
      }
    },
  )

  test(`in ${language} every page marks a day of mourning, until Maghrib, where an editor allows it`, async ({
    page,
  }) => {
    setClock(noon)
    const accent = page.locator('.day-accent')
    for (const from of ['services', 'contact'] as const) {
      await page.clock.setFixedTime(noon)
      await page.goto(site.url + pagePath(language, from))
      await hydrated(page)
      await expect(accent).toHaveClass(/day-accent--mourning/)
      // After Ashura.
      const { maghrib: end } = prayerTimesOn(daysLater(tasua, 1), toronto)
      await page.clock.setFixedTime((end?.getTime() ?? 0) - 1000)
      await expect(accent).toHaveCount(1)
      await page.clock.setFixedTime(end?.getTime() ?? 0)
      await expect(accent).toHaveCount(0)
    }
  })

  testOfUnavailable(
    `in ${language} a page that is open for weeks marks the days that come`,
    async ({ page }) => {
      // Between the feast of sacrifice and that of Ghadir.
      const weeksBefore = noon - 27 * 24 * 3_600_000
      const accent = page.locator('.day-accent')
      for (const from of ['home', 'prayerCall'] as const) {
        setClock(weeksBefore)
        await page.clock.setFixedTime(weeksBefore)
        await page.goto(site.url + pagePath(language, from))
        await hydrated(page)
        await expect(accent).toHaveCount(0)
        setClock(noon)
        await page.clock.setFixedTime(noon)
        // What the page asks for by itself every few seconds.
        const readAgain = () => page.evaluate(() => dispatchEvent(new Event('online')))
        await expect
          .poll(async () => {
            await readAgain()
            return accent.count()
          })
          .toBe(1)
        // While the site does not answer, the page and its header stay.
        await page.route(isData, (route) => route.abort())
        const failed = page.waitForEvent('requestfailed')
        await page.clock.setFixedTime(noon + 24 * 3_600_000)
        await readAgain()
        await failed
        await expect(accent).toHaveCount(1)
        await expect(page.getByRole('banner')).toHaveCount(1)
        await page.unroute(isData)
      }
    },
  )

  test(`in ${language} a cached page changes at Maghrib`, async () => {
    const home = async () => {
      const { text } = await rawRequest(site.url + pagePath(language, 'home'))
      const list = /class="todays-occasions".*?<\/ul>/s.exec(text)?.[0] ?? ''
      return list.replace(/<[^>]*>/g, '')
    }
    setClock(evening - 60_000)
    await expect.poll(home).toContain(day)
    setClock(evening)
    await expect.poll(home).toContain(eve)
    setClock(noon)
  })

  test(`in ${language} the monthly timetable has the occasions of its days, and its print, too`, async ({
    page,
  }) => {
    await page.goto(site.url + timetablePath(language, 'toronto', tasua.slice(0, 7)))
    const link = page.locator('.ui-monthly-timetable__occasion').getByRole('link', { name: day })
    await expect(link).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(link).toBeHidden()
    await expect(page.locator('.timetable__occasions')).toContainText(`: ${day}`)
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  })

  test(`in ${language} the card of the day has imsak and midnight in each city, after Maghrib tomorrow’s imsak`, async ({
    page,
  }) => {
    await page.goto(site.url + pagePath(language, 'home'))
    const times = page.locator('.ui-next-prayer__times')
    for (const city of ['toronto', 'montreal', 'london'] as const) {
      await page.evaluate((it) => localStorage.setItem('city', it), city)
      await page.clock.setFixedTime(noon)
      await page.reload()
      await hydrated(page)
      const { imsak, maghrib, midnight } = prayerTimesOn(civilDateIn(toronto.timeZone, noon), cities[city])
      const tomorrow = prayerTimesOn(daysLater(tasua, 1), cities[city])
      const shown = () =>
        times
          .locator('time')
          .evaluateAll((all: HTMLTimeElement[]) => all.map((it) => Date.parse(it.dateTime)))
      expect(await shown()).toEqual([imsak?.getTime(), midnight?.getTime()])
      await expect(times).not.toContainText(words.prayer.imsakTomorrow)
      await page.clock.setFixedTime(maghrib?.getTime() ?? 0)
      await expect(times).toContainText(words.prayer.imsakTomorrow)
      expect(await shown()).toEqual([tomorrow.imsak?.getTime(), midnight?.getTime()])
    }
    await expect(times).toContainText(words.timetable.nightThatFollows.split('{{midnight}}')[1]?.trim() ?? '')
  })
}
