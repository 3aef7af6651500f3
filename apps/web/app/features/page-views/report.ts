import type { Collector } from './collector.server.ts'
import { reportToGoogle } from './ga4.ts'

/** One page that was opened: its address, the one before it (empty where the browser does not say), its title. */
export type PageView = { address: string; referrer: string; title: string }

const longestWait = 2000

/** Reports a view once the browser has nothing better to do. */
export async function report(view: PageView, collector: Collector) {
  await seen()
  await idle()
  if (collector.name === 'ga4') reportToGoogle(view, collector.measurementId)
  else reportToSite(view)
}

/** The site hands it on to Plausible: a beacon to an address that is away would be an error in the browser's console. */
function reportToSite({ address, referrer }: PageView) {
  navigator.sendBeacon('/page-views', JSON.stringify({ path: new URL(address).pathname, referrer }))
}

/** A browser may prepare a page that nobody opens in the end. */
const seen = () =>
  new Promise<unknown>((resolve) => {
    if (Reflect.get(document, 'prerendering') === true)
      document.addEventListener('prerenderingchange', resolve, { once: true })
    else resolve(undefined)
  })

const idle = () =>
  new Promise<unknown>((resolve) => {
    // Safari has no such callback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: longestWait })
    else setTimeout(resolve, longestWait / 4)
  })
