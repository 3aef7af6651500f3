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

/** The time until the call when a page is opened: longer than the slowest machine needs to open it. */
const farMs = 600 * second

/** Shifts the clock of the device by a fixed amount, also in later documents: the evening call is far ahead, or due in `ms`. */
export async function callIsAhead(page: Page, ms = farMs) {
  await page.addInitScript(
    (by) => {
      const { now } = Date
      // About:blank has no storage.
      const slept = () => (location.origin === 'null' ? 0 : Number(sessionStorage.getItem('slept')))
      Date.now = () => now() + by + slept()
      window.started = 0
      window.finished = 0
      const requested = new WeakSet<EventTarget>()
      const count = ({ type, target }: Event) => {
        if (!(target instanceof HTMLAudioElement)) return
        if (type === 'play') requested.add(target)
        // A stalled element fires `playing` again, without `play`.
        const starts = type === 'playing' && requested.delete(target)
        // The short silence that probes the autoplay policy is not counted.
        if (!(target.duration > 1)) return
        window.started += Number(starts)
        // At its end a sound fires `pause` before `ended`.
        if (type === 'pause') window.finished += Number(target.ended)
      }
      document.addEventListener('play', count, true)
      document.addEventListener('playing', count, true)
      document.addEventListener('pause', count, true)
    },
    evening - ms - Date.now(),
  )
}

/** For `sleepUntil` where a reading of the page must not count as a gesture. */
export const sleepExpression = (ms: number) => `{
  const slept = Number(sessionStorage.getItem('slept')) + ${evening + ms} - Date.now()
  sessionStorage.setItem('slept', slept)
  document.dispatchEvent(new Event('resume'))
}`

/**
 * Simulates a device that sleeps until its clock is `ms` past the moment of the call; negative is before it. When it
 * wakes, the clock has advanced, the timers have not, and the browser fires the events of a frozen page that resumes.
 */
export const sleepUntil = (page: Page, ms: number) => page.evaluate(sleepExpression(ms))

/** Does something in the page in the same task, so that no time passes in between, however busy the machine is. */
export const sleepUntilAnd = (page: Page, ms: number, action: string) =>
  page.evaluate(`${sleepExpression(ms)}; ${action}`)

/** How many calls this document has started, and how many of them reached their end. */
export const counts = (page: Page) => page.evaluate(() => [window.started, window.finished])

export const chimeFor = (language: Language) =>
  dictionaries[language].call.sounding.chime.replace('{{name}}', dictionaries[language].times.maghrib)

export const state = (page: Page, name: string) => page.locator(`.prayer-call[data-state=${name}]`)

/** Waits until the device's clock is `ms` past the moment of the call; negative is before it. */
export const clockReaches = (page: Page, ms: number) =>
  page.waitForFunction((at) => Date.now() >= at, evening + ms, { polling: 20 })
