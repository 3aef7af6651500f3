// The names of Chromium, for the tests, the benchmarks and the screenshots.
import { programOf } from './programs.mjs'
import { runnable } from './runnable.mjs'

/** It draws no window, and needs less than half of the processor time of a full Chromium for the same page. */
const headlessNames = ['chromium-headless-shell', 'chrome-headless-shell']
const fullNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const fullPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium without windows on this machine. */
export const findHeadlessShell = () => programOf(headlessNames)

/** The path of a Chromium with everything a visitor's has on this machine. */
export const findFullChromium = () => programOf(fullNames) ?? fullPlaces.find(runnable)

/** CHROMIUM_PATH, or the Chromium of this machine that tests are quickest with. */
export const findChromium = () => process.env.CHROMIUM_PATH || (findHeadlessShell() ?? findFullChromium())
