import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages } from '@islamic-centre/i18n/locales'
import { cities, civilDateIn } from '@islamic-centre/prayer-times'
import ICAL from 'ical.js'
import { formatMonthParam, monthAfter } from '../app/dates/months.ts'
import { calendarMonthPath, occasionCalendarPath, pagePath } from '../app/paths/site-pages.ts'
import { onPhone, sample } from './extent.ts'
import { expect, loud, test } from './test.ts'

const present = civilDateIn(cities.toronto.timeZone, new Date())
const thisMonth = formatMonthParam(present)
/** Nowruz is on 20 or 21 March. */
const march = formatMonthParam({ year: present.year + 1, month: 3 })

for (const language of sample('calendar', languages, 1)) {
  const words = dictionaries[language]

  test(`in ${language} a visitor goes from the timetable to the calendar, a month, and an occasion`, async ({
    page,
  }) => {
    await page.goto(`/${language}/prayer-times/toronto/${thisMonth}`)
    await page.getByRole('main').getByRole('link', { name: words.nav.calendar, exact: true }).click()
    await expect(page).toHaveURL(pagePath(language, 'calendar'))
    const months = page.getByRole('main').locator('.year-view__month')
    await expect(months).toHaveCount(12)
    const nowruz = page
      .locator('.year-view__entry')
      .filter({ has: page.locator('[href$="/calendar/nowruz"]') })
    await expect(nowruz).toHaveCount(1)
    await expect(nowruz.locator('time')).toHaveAttribute('datetime', /-03-2[01]$/)
    await months.first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(calendarMonthPath(language, thisMonth))
    await expect(page.locator('[aria-current=date]')).toHaveCount(1)

    await page.goto(calendarMonthPath(language, march))
    await page.locator('.month-view__day [href$="/calendar/nowruz"]').click()
    await expect(page).toHaveURL(`${pagePath(language, 'calendar')}/nowruz`)
    await expect(page.getByRole('main').locator('li time')).toHaveCount(3)
  })

  test(`in ${language} a phone shows a list of days, a wider screen weeks`, { tag: [onPhone] }, async ({
    page,
  }) => {
    await page.goto(calendarMonthPath(language, march))
    const days = page.locator('.month-view__day')
    await expect(days).toHaveCount(31)
    const columns = () =>
      days.evaluateAll((all) => new Set(all.map((it) => Math.round(it.getBoundingClientRect().x))).size)
    await page.setViewportSize({ width: 360, height: 800 })
    await expect.poll(columns).toBe(1)
    await page.setViewportSize({ width: 768, height: 1024 })
    await expect.poll(columns).toBe(7)
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    await expect.poll(() => page.evaluate(overflow)).toBe(0)
  })

  test(`in ${language} a month is printed on one page`, async ({ page }) => {
    await page.goto(calendarMonthPath(language, march))
    await page.emulateMedia({ media: 'print' })
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })

  loud(`in ${language} a calendar program subscribes to the occasions`, async ({ request }) => {
    const response = await request.get(occasionCalendarPath(language))
    expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    const entries = new ICAL.Component(ICAL.parse(await response.text()))
      .getAllSubcomponents('vevent')
      .map((it) => new ICAL.Event(it))
    expect(entries.length).toBeGreaterThan(120)
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length)
    expect(entries.every(({ startDate }) => startDate.isDate)).toBe(true)
  })
}

loud('months far away are not indexed, and further ones do not exist', async ({ request }) => {
  const robots = async (month: string) =>
    /<meta name="robots" content="([^"]+)/.exec(
      await (await request.get(calendarMonthPath('fa', month))).text(),
    )?.[1]
  expect(await robots(thisMonth)).toBeUndefined()
  expect(await robots(formatMonthParam(monthAfter(present, 36) ?? present))).toBe('noindex')
  for (const month of [`${present.year + 6}-01`, `${present.year - 6}-12`, '2026-13', '2026-1'])
    expect((await request.get(calendarMonthPath('fa', month))).status(), month).toBe(404)
})
