import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from '../../tools/launch-options.mjs'
import { stateTimeout, testTimeouts } from '../../tools/test-timeouts.mjs'
import { isFull, leftOut, onPhone } from './e2e/extent.ts'

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }
/** Like the browser of a screen in a hall. */
const soundsByItself = launchOptions('--autoplay-policy=no-user-gesture-required')
/** Chromium's policy for a visitor: sound needs a gesture. */
const soundsOnGesture = launchOptions('--autoplay-policy=user-gesture-required')
const calls = /prayer-call[\w-]*\.spec/
/** Frames of animations take a tenth of the processor; the UI kit's tests have them, and those that test what moves. */
const still = { contextOptions: { reducedMotion: 'reduce' } } as const
/** Their tests share one pair of servers in one worker. */
const publishing =
  /[\\/](death-notices|declared-month|events-ahead|hostile-content|many-occasions|prayer-call-audio|previous-addresses|programme|publishing|sign-up)\.spec/

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../test-results/e2e',
  globalSetup: './e2e/start-servers.ts',
  fullyParallel: true,
  // Journeys wait for servers and sounds, so two workers more than cores. With four more they use more of the processor, and
  // requests to the content server time out.
  workers: availableParallelism() + 2,
  retries: 0,
  grepInvert: leftOut,
  timeout: testTimeouts.testTimeout,
  expect: { timeout: stateTimeout },
  use: {
    // Set by start-servers.ts before any worker reads this file.
    baseURL: process.env.SITE_URL,
    launchOptions: launchOptions(),
    // A service worker would bypass the routes that a test intercepts; tests of the worker allow it.
    serviceWorkers: 'block',
    // Traces are stored for failed tests. Pictures of each step would take an eighth of the processor of all tests; a failed
    // one stores the page's accessibility tree.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    // The clocks of reader and server are far apart, as they are for a visitor abroad.
    timezoneId: 'Asia/Tehran',
  },
  // A worker has the browser of one project, so browsers are chosen here and not in the files: fewer are started.
  projects: [
    // First, and at most one per core: they wait in real time while the others use the processor. A trace of thousands of
    // steps would take longer than the steps.
    {
      name: 'calls',
      use: { ...desktop, ...still, launchOptions: soundsByItself, trace: 'off' },
      testMatch: /prayer-call(-error-page|-handover|-reload)?\.spec/,
      workers: availableParallelism(),
    },
    {
      name: 'calls-blocked',
      // The evaluations of a trace count as a gesture.
      use: { ...desktop, ...still, launchOptions: soundsOnGesture, trace: 'off' },
      testMatch: /prayer-call-(page-pressed|refused)\.spec/,
      workers: 1,
    },
    {
      name: 'publishing',
      use: { ...desktop, launchOptions: soundsByItself },
      testMatch: publishing,
      workers: 1,
    },
    {
      name: 'call-screens',
      use: { ...desktop, ...still, launchOptions: soundsByItself },
      testMatch: /prayer-call-page(-alive|-choice|-programme|-screen)?\.spec/,
      workers: 1,
    },
    // What depends on the screen runs on both projects; a test of one screen sets its own size.
    {
      name: 'phone',
      use: { ...devices['Pixel 7'] },
      testMatch: /(audio|every-page|home|home-content|navigation)\.spec/,
      grep: isFull ? /./ : new RegExp(onPhone),
      workers: 2,
    },
    {
      name: 'desktop',
      use: { ...desktop, ...still },
      testIgnore: [calls, publishing],
    },
  ],
})
