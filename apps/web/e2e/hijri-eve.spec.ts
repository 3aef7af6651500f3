import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { formatNumber } from '@islamic-centre/i18n/formats'
import { cities, civilDateIn, hijriDate, prayerTimesOn } from '@islamic-centre/prayer-times'
import { pagePath } from '../app/paths/site-pages.ts'
import { hydrated } from './page-states.ts'
import { expect, languages, test } from './test.ts'

const { toronto } = cities
const today = civilDateIn(toronto.timeZone, new Date())
const { maghrib } = prayerTimesOn(today, toronto)

for (const language of languages)
  test(`in ${language} the Hijri date of an open page is that of the next day from Maghrib on`, async ({
    page,
  }) => {
    if (!maghrib) throw new Error('Toronto has Maghrib each day.')
    const words = dictionaries[language].dates
    const { day } = hijriDate(today)
    const eve = words.eve.split('{{date}}')[0] ?? ''
    await page.clock.setFixedTime(maghrib.getTime() - 1000)
    for (const from of ['home', 'prayerCall'] as const) {
      await page.clock.setFixedTime(maghrib.getTime() - 1000)
      await page.goto(pagePath(language, from))
      await hydrated(page)
      const dates = page.locator('.ui-next-prayer__dates, .todays-dates').first()
      await expect(dates).not.toContainText(eve)
      await expect(dates).toContainText(formatNumber(language, day))
      await page.clock.setFixedTime(maghrib.getTime())
      await expect(dates).toContainText(eve)
      const next = hijriDate(civilDateIn(toronto.timeZone, maghrib.getTime() + 24 * 3_600_000)).day
      await expect(dates).toContainText(`${eve}${formatNumber(language, next)} `)
    }
  })
