import type { BrowserContext } from '@playwright/test'

/** The values of `navigator.onLine` on a device without a connection; on a Wi-Fi without internet it is `true`. */
export const onLineValues = [false, true]

/** Disables the network; pages that are opened later have the given `navigator.onLine`. */
export async function cutNetwork(context: BrowserContext, onLine: boolean) {
  await context.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => value })
  }, onLine)
  await context.setOffline(true)
}
