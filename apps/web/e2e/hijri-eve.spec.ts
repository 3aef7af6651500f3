import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { formatNumber } from '@islamic-centre/i18n/formats'
import { cities, prayerTimesOn } from '@islamic-centre/prayer-times'
import type { APIRequestContext } from '@playwright/test'
import { dayOf, daysLater } from '../app/dates/civil-day.ts'
import { pagePath, timetablePath } from '../app/paths/site-pages.ts'
import { sample } from './extent.ts'
import { hydrated } from './page-states.ts'
import { expect, languages, test } from './test.ts'

const today = dayOf(new Date())
const tomorrow = daysLater(today, 1)
const { maghrib } = prayerTimesOn(today, cities.toronto)

/** The day of the Hijri month by the centre's calendar, as other programs read it. */
async function hijriDayOf(request: APIRequestContext, date: string): Promise<number> {
  const file = await request.get(`${timetablePath('ca', 'toronto', date.slice(0, 7))}/timetable.json`)
  const { days }: { days: { date: string; hijri: { day: number } }[] } = await file.json()
  return days.find((it) => it.date === date)?.hijri.day ?? Number.NaN
}

for (const language of sample('hijri-eve', languages, 1))
  test(`in ${language} the Hijri date of an open page is that of the next day from Maghrib on`, async ({
    page,
    request,
  }) => {
    if (!maghrib) throw new Error('Toronto has Maghrib each day.')
    const [day, next] = [await hijriDayOf(request, today), await hijriDayOf(request, tomorrow)]
    const eve = dictionaries[language].dates.eve.split('{{date}}')[0] ?? ''
    for (const from of ['home', 'prayerCall'] as const) {
      await page.clock.setFixedTime(maghrib.getTime() - 1000)
      await page.goto(pagePath(language, from))
      await hydrated(page)
      const dates = page.locator('.ui-next-prayer__dates, .todays-dates').first()
      await expect(dates).not.toContainText(eve)
      await expect(dates).toContainText(formatNumber(language, day))
      await page.clock.setFixedTime(maghrib.getTime())
      await expect(dates).toContainText(eve)
      await expect(dates).toContainText(`${eve}${formatNumber(language, next)}`)
    }
  })
