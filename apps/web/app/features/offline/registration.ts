import type { whenIdle as WhenIdle } from '../../platform/when-idle.ts'
import type { WorkerMessage } from './post-to-worker.ts'

// Only types are imported here: Vite would load the stylesheets of modules shared with the pages a second time, after
// the others, and so change which rule wins.

const hour = 60 * 60 * 1000
const maxIdleWaitMs = 4000
let checked = Date.now()

/** Registers the service worker once the browser is idle, and makes it cache these pages, which are computed only then. */
export async function cacheForOffline(
  paths: () => readonly string[],
  watch: (registration: ServiceWorkerRegistration) => void,
  whenIdle: typeof WhenIdle,
) {
  await loaded()
  await new Promise<void>((resolve) => whenIdle(resolve, maxIdleWaitMs))
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  watch(registration)
  // The browser checks for a new version only when it loads a document.
  if (Date.now() - checked > hour) {
    checked = Date.now()
    await registration.update()
  }
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ do: 'cache', paths: paths() } satisfies WorkerMessage)
}

const loaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(undefined)
    else window.addEventListener('load', resolve, { once: true })
  })
