import { defineConfig, devices } from '@playwright/test'
import { browserFlags } from './e2e/browser-flags.ts'

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../test-results/e2e',
  globalSetup: './e2e/start-servers.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  use: {
    // Set by start-servers.ts before any worker reads this file.
    baseURL: process.env.SITE_URL,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: browserFlags },
    trace: 'retain-on-failure',
    // The clocks of reader and server are far apart, as they are for a visitor abroad.
    timezoneId: 'Asia/Tehran',
  },
  projects: [
    // What does not depend on the screen runs once.
    {
      name: 'phone',
      use: { ...devices['Pixel 7'] },
      testIgnore:
        /(accessibility|addresses|editing|faults|message|meta|preview|section-faults|texts|untranslated)\.spec/,
    },
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
  ],
})
