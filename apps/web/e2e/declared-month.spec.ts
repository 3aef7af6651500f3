import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { formatNumber } from '@islamic-centre/i18n/formats'
import { languages } from '@islamic-centre/i18n/locales'
import { hijriMonths } from '@islamic-centre/site-contract/hijri-months'
import type { Locator } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import ICAL from 'ical.js'
import { dayOf, daysLater } from '../app/dates/civil-day.ts'
import { hijriDay } from '../app/dates/hijri-day.ts'
import { ramadanFrom } from '../app/dates/ramadan.ts'
import { calendarMonthPath, occasionCalendarPath, pagePath, timetablePath } from '../app/paths/site-pages.ts'
import { requestAsPanel } from './administrator.ts'
import { sample } from './extent.ts'
import { hydrated } from './page-states.ts'
import { expect, test } from './publishing-servers.ts'

// One after the other: each worker would start servers of its own.
test.describe.configure({ mode: 'default' })

const entries = '/content-manager/collection-types/api::hijri-month.hijri-month'
const occasions = '/content-manager/collection-types/api::occasion.occasion'

type Row = {
  documentId: string
  year: number
  month: (typeof hijriMonths)[number]
  startsOn: string
  calculated: boolean
}

/** The calendar of what is declared, as the site computes it. */
const settingsOf = (rows: readonly Row[]) => ({
  hijriOffset: 0,
  months: rows.map(({ year, month, startsOn, calculated }) => ({
    year,
    month: hijriMonths.indexOf(month) + 1,
    begins: startsOn,
    calculated,
  })),
})

const dayMs = 86_400_000

for (const language of sample('declared-month', languages, 1))
  test(`in ${language} a month that is declared anew changes every Hijri date within seconds`, async ({
    page,
    request,
    publishing,
  }) => {
    const panelRequest = requestAsPanel(request, publishing.panel)
    const today = dayOf(new Date())
    const { results } = await panelRequest(`${entries}?pageSize=100&sort=startsOn:ASC`)
    const rows: Row[] = results
    const at = rows.findLastIndex(({ startsOn }) => startsOn <= today)
    const [ended, present] = rows.slice(at - 1, at + 1)
    if (!present || !ended) throw new Error('The demo content declares the present month and the one before.')
    const lengthOfEnded = (Date.parse(present.startsOn) - Date.parse(ended.startsOn)) / dayMs
    // A month has 29 or 30 days.
    const moved = daysLater(present.startsOn, lengthOfEnded === 29 ? 1 : -1)
    const declare = async (startsOn: string) => {
      const { year, month } = present
      const response = await request.put(`${publishing.panel.url}${entries}/${present.documentId}`, {
        headers: { Authorization: `Bearer ${publishing.panel.token}` },
        data: { year, month, startsOn },
      })
      expect(response.status(), await response.text()).toBe(200)
    }
    const before = settingsOf(rows)
    const after = settingsOf(rows.map((it) => (it === present ? { ...it, startsOn: moved } : it)))

    // An occasion of the present month, and one of today by the Gregorian calendar.
    const unique = `${language}-${Date.now()}`
    const [, month = 0, day = 0] = today.split('-').map(Number)
    const hijriMonth = hijriMonths.indexOf(present.month) + 1
    const hijriNumber = Math.min(29, hijriDay(today, before).day)
    const locale = language === 'fa' ? 'fa' : 'en'
    for (const fields of [
      { slug: `lunar-${unique}`, calendar: 'hijri', month: hijriMonth, day: hijriNumber },
      { slug: `civil-${unique}`, calendar: 'gregorian', month, day },
    ]) {
      const entry = { ...fields, title: fields.slug, kind: 'feast' }
      const { data } = await panelRequest(`${occasions}?locale=${locale}`, entry)
      await panelRequest(`${occasions}/${data.documentId}/actions/publish?locale=${locale}`, entry)
    }

    // Noon in Toronto: on open pages the Hijri date is that of the daylight.
    await page.clock.setFixedTime(new Date(`${today}T17:00:00Z`))
    const timetable = timetablePath(language, 'toronto', today.slice(0, 7))
    const row = page.locator(`tr:has(th time[datetime="${today}"])`)
    const shown = (path: string, part: Locator) =>
      expect.poll(async () => {
        await page.goto(path)
        await hydrated(page)
        return (await part.allInnerTexts()).join(' ')
      }, path)
    const textOf = async (path: string) => (await request.get(path)).text()

    const isEverywhere = async (settings: typeof before, begins: string) => {
      const { year, month, day } = hijriDay(today, settings)
      const name = dictionaries[language].hijriMonths[String(month) as '1']
      const text = new RegExp(`(?<!\\p{Nd})${formatNumber(language, day)}\u00a0${name}`, 'u')
      const iso = [year, ...[month, day].map((it) => String(it).padStart(2, '0'))].join('-')
      const lunar = daysLater(begins, hijriNumber - 1)

      await expect
        .poll(async () => {
          const { days } = JSON.parse(await textOf(`${timetable}/timetable.json`))
          return days.find(({ date }: { date: string }) => date === today).hijri
        })
        .toEqual({ year, month, day, declared: true })
      await expect
        .poll(async () => {
          const lines: string[][] = parse(await textOf(`${timetable}/timetable.csv`), { bom: true })
          return lines.find(([date]) => date === today)?.[1]
        })
        .toBe(iso)
      await expect
        .poll(async () => {
          const calendar = new ICAL.Component(ICAL.parse(await textOf(occasionCalendarPath(language))))
          return calendar
            .getAllSubcomponents('vevent')
            .map((it) => new ICAL.Event(it))
            .filter(({ summary }) => summary === `lunar-${unique}`)
            .map(({ startDate }) => startDate.toString())
        })
        .toContain(lunar)
      await shown(pagePath(language, 'home'), page.locator('.ui-next-prayer__dates')).toMatch(text)
      await shown(pagePath(language, 'prayerCall'), page.locator('.todays-dates')).toMatch(text)
      await shown(timetable, row).toMatch(text)
      await page.emulateMedia({ media: 'print' })
      await expect(row).toHaveText(text, { useInnerText: true })
      await page.emulateMedia({ media: 'screen' })
      const civil = page.locator('.year-view__entry', { has: page.locator(`[href$="/civil-${unique}"]`) })
      await shown(pagePath(language, 'calendar'), civil.first()).toMatch(text)
      const cell = page.locator('.month-view__day', { has: page.locator(`time[datetime="${lunar}"]`) })
      await shown(calendarMonthPath(language, lunar.slice(0, 7)), cell).toContain(`lunar-${unique}`)
      await shown(
        calendarMonthPath(language, today.slice(0, 7)),
        page.locator('[aria-current=date]'),
      ).toMatch(text)
      await expect
        .poll(async () => {
          await page.goto(pagePath(language, 'ramadan'))
          return page.locator('.ramadan__day time').first().getAttribute('datetime')
        })
        .toBe(ramadanFrom(today, settings).first)
    }

    await isEverywhere(before, present.startsOn)
    try {
      await declare(moved)
      await isEverywhere(after, moved)
    } finally {
      await declare(present.startsOn)
    }
    await isEverywhere(before, present.startsOn)
  })
