import type { BrowserContext } from '@playwright/test'

/** What `navigator.onLine` says on a device that no server can be reached from; a Wi-Fi without internet says `true`. */
export const onLineValues = [false, true]

/** Cuts the network off; the pages that are opened from then on have the given `navigator.onLine`. */
export async function cutNetwork(context: BrowserContext, onLine: boolean) {
  await context.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => value })
  }, onLine)
  await context.setOffline(true)
}
