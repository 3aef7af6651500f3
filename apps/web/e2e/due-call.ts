import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import type { Language } from '@islamic-centre/i18n/locales'
import { cities, prayerTimesOn } from '@islamic-centre/prayer-times'
import type { Page } from '@playwright/test'

export const second = 1000
/** The evening call in Toronto on 21 November 2026. */
export const evening = prayerTimesOn('2026-11-21', cities.toronto).maghrib?.getTime() ?? Number.NaN

declare global {
  interface Window {
    started: number
    finished: number
  }
}

/** Shifts the clock of the device by a fixed amount, also in later documents: the evening call is due in `ms`. */
export async function callDueIn(page: Page, ms: number) {
  await page.addInitScript(
    (by) => {
      const { now } = Date
      Date.now = () => now() + by
      window.started = 0
      window.finished = 0
      const count = ({ type, target }: Event) => {
        // The short silence that probes the autoplay policy is not counted.
        if (!(target instanceof HTMLAudioElement && target.duration > 1)) return
        // At its end a sound fires `pause` before `ended`; a stalled element fires `playing` again, further on.
        if (type === 'pause') window.finished += Number(target.ended)
        else window.started += Number(target.currentTime < 0.5)
      }
      document.addEventListener('playing', count, true)
      document.addEventListener('pause', count, true)
    },
    evening - ms - Date.now(),
  )
}

/** How many calls this document has started, and how many of them reached their end. */
export const counts = (page: Page) => page.evaluate(() => [window.started, window.finished])

export const chimeFor = (language: Language) =>
  dictionaries[language].call.sounding.chime.replace('{{name}}', dictionaries[language].times.maghrib)

export const state = (page: Page, name: string) => page.locator(`.prayer-call[data-state=${name}]`)

/** Waits until the device's clock is `ms` past the moment of the call; negative is before it. */
export const clockReaches = (page: Page, ms: number) =>
  page.waitForFunction((at) => Date.now() >= at, evening + ms, { polling: 20 })
