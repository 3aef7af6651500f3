// How every test, bench and picture starts Chromium.
import { findChromium } from './find-chromium.mjs'

/** Chromium as root in a closed network: no sandbox, and nothing requested in the background. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Widths of letters as on a screen: chromium-headless-shell rounds them to whole pixels otherwise.
  '--font-render-hinting=none',
]

/** Starts the Chromium of this machine, with more of its flags. */
export const launchOptions = (...more) => ({
  executablePath: findChromium() ?? '',
  args: [...browserFlags, ...more],
})
