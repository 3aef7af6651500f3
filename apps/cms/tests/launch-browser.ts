import { chromium } from '@playwright/test'

/** Starts the Chromium of this machine; as root it has no sandbox, and it asks nothing of anyone in the background. */
export const launchBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  })
