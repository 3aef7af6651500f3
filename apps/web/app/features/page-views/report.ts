import type { Collector } from './collector.server.ts'
import { reportToGoogle } from './ga4.ts'

/** A page that was opened: its URL, its referrer (empty if unknown), its title. */
export type PageView = { address: string; referrer: string; title: string }

/** Reports a view once the page is shown. */
export async function report(view: PageView, collector: Collector) {
  await seen()
  if (collector.name === 'ga4') reportToGoogle(view, collector.measurementId)
  else reportToSite(view)
}

/** The site forwards it to Plausible: a beacon to an unavailable host would log an error in the browser's console. */
function reportToSite({ address, referrer }: PageView) {
  navigator.sendBeacon('/page-views', JSON.stringify({ path: new URL(address).pathname, referrer }))
}

/** A prerendered page may never be opened. */
const seen = () =>
  new Promise<unknown>((resolve) => {
    if (Reflect.get(document, 'prerendering') === true)
      document.addEventListener('prerenderingchange', resolve, { once: true })
    else resolve(undefined)
  })
