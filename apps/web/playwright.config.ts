import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from '../../tools/launch-options.mjs'
import { isFull, leftOut, onPhone } from './e2e/extent.ts'

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }
const calls = /prayer-call[\w-]*\.spec/
/** Files with a test of over 15 seconds. */
const long =
  /(accessibility|content-cache|events-ahead|hostile-content|keyboard|many-entries|new-version|offline|operation|preview-load|publishing|timetable|untranslated)\.spec/

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../test-results/e2e',
  globalSetup: './e2e/start-servers.ts',
  fullyParallel: true,
  // Journeys wait for servers and sounds, so four workers more than cores.
  workers: availableParallelism() + 4,
  retries: 0,
  grepInvert: leftOut,
  // Generous, because a shared machine may be slow; no test asserts a speed.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    // Set by start-servers.ts before any worker reads this file.
    baseURL: process.env.SITE_URL,
    launchOptions: launchOptions(),
    // A service worker would bypass the routes that a test intercepts; tests of the worker allow it.
    serviceWorkers: 'block',
    // Traces are stored for failed tests; videos would take longer than the test.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    // The clocks of reader and server are far apart, as they are for a visitor abroad.
    timezoneId: 'Asia/Tehran',
  },
  projects: [
    // First, and at most one per core: they wait in real time while the others use the processor.
    { name: 'calls', use: desktop, testMatch: calls, workers: availableParallelism() },
    // What depends on the screen runs on both projects; a test of one screen sets its own size.
    {
      name: 'phone',
      use: { ...devices['Pixel 7'] },
      testMatch: /(audio|every-page|home|home-content|navigation)\.spec/,
      grep: isFull ? /./ : new RegExp(onPhone),
    },
    // The longest first, so that no worker is busy alone at the end.
    { name: 'desktop', use: desktop, testMatch: long },
    { name: 'desktop', use: desktop, testIgnore: [calls, long] },
  ],
})
