import type { Language } from '@islamic-centre/i18n/locales'
import { languages } from '@islamic-centre/i18n/locales'
import { cities, civilDateIn } from '@islamic-centre/prayer-times'
import { monthAsWritten } from '../../months.ts'
import { pagePath, timetablePath } from '../../site-pages.ts'
import { offlinePath } from './kept-pages.ts'
import { watch } from './new-version.ts'
import type { ToWorker } from './to-worker.ts'

const hour = 60 * 60 * 1000
const longestWait = 4000
let checked = Date.now()

/** What opens without a network after one visit of any page. */
const always = (language: Language) => [
  ...languages.map(offlinePath),
  pagePath(language, 'home'),
  pagePath(language, 'contact'),
  timetablePath(language, 'toronto', monthAsWritten(civilDateIn(cities.toronto.timeZone, Date.now()))),
]

/** Registers the service worker once the browser has nothing better to do, and has it keep this page and those. */
export async function keepForLater(language: Language, pathname: string) {
  await loaded()
  await idle()
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  watch(registration)
  // The browser itself looks for a new version only when it loads a document.
  if (Date.now() - checked > hour) {
    checked = Date.now()
    await registration.update()
  }
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ do: 'keep', paths: [...always(language), pathname] } satisfies ToWorker)
}

const loaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(undefined)
    else window.addEventListener('load', resolve, { once: true })
  })

const idle = () =>
  new Promise<unknown>((resolve) => {
    // Safari has no such callback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: longestWait })
    else setTimeout(resolve, longestWait / 4)
  })
