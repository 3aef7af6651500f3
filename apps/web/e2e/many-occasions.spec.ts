import { languages } from '@islamic-centre/i18n/locales'
import { dayOf } from '../app/dates/civil-day.ts'
import { calendarMonthPath, pagePath, timetablePath } from '../app/paths/site-pages.ts'
import { requestAsPanel } from './administrator.ts'
import { sample } from './extent.ts'
import { misplaced } from './misplaced.ts'
import { hydrated } from './page-states.ts'
import { expect, test } from './publishing-servers.ts'

// One after the other: each worker would start servers of its own.
test.describe.configure({ mode: 'default' })

const occasions = '/content-manager/collection-types/api::occasion.occasion'
/** A name of many words, and one that no line has room for. */
const titles = {
  fa: ['سالروز شهادت دختر گرامی پیامبر '.repeat(5).trim(), 'روز‌'.repeat(30), 'عید', 'ولادت', 'عزا'],
  ca: [
    'The martyrdom of the daughter of the Prophet '.repeat(5).trim(),
    'Day'.repeat(30),
    'Feast',
    'Birth',
    'Grief',
  ],
}

for (const language of sample('many-occasions', languages, 1))
  test(`in ${language} many occasions of one day, with long names, stay on their pages and on the hall screen`, async ({
    page,
    request,
    publishing,
  }) => {
    const panelRequest = requestAsPanel(request, publishing.panel)
    const today = dayOf(new Date())
    const [, month, day] = today.split('-').map(Number)
    const locale = language === 'fa' ? 'fa' : 'en'
    const slugs = titles[language].map((_, at) => `many-${language}-${at}-${Date.now()}`)
    for (const [at, title] of titles[language].entries()) {
      const entry = {
        title,
        slug: slugs[at],
        calendar: 'gregorian',
        month,
        day,
        kind: 'feast',
        closed: at === 0,
      }
      const { data } = await panelRequest(`${occasions}?locale=${locale}`, entry)
      await panelRequest(`${occasions}/${data.documentId}/actions/publish?locale=${locale}`, entry)
    }
    const home = pagePath(language, 'home')
    await expect.poll(async () => (await request.get(home)).text()).toContain(slugs.at(-1))

    await page.clock.setFixedTime(new Date(`${today}T17:00:00Z`))
    const thisMonth = today.slice(0, 7)
    for (const path of [
      home,
      timetablePath(language, 'toronto', thisMonth),
      pagePath(language, 'calendar'),
      calendarMonthPath(language, thisMonth),
    ]) {
      await page.goto(path)
      await hydrated(page)
      const links = page.getByRole('main').locator(`[href$="/${slugs[1]}"]`)
      await expect(links.first(), path).toBeVisible()
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => misplaced(page), `${path} at ${width} px`).toEqual([])
      }
    }

    // On a wall nothing is below the fold.
    for (const [width, height] of [
      [1920, 1080],
      [1366, 768],
      [1080, 1920],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(`${pagePath(language, 'prayerCall')}?times=all`)
      await hydrated(page)
      await expect(page.locator('.todays-occasions').getByRole('listitem').first()).toBeVisible()
      const bottom = () =>
        page.locator('.call-screen__tools').evaluate((it) => Math.round(it.getBoundingClientRect().bottom))
      await expect.poll(bottom, `${width} by ${height}`).toBeLessThanOrEqual(height)
    }
  })
