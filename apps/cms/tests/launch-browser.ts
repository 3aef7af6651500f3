import { chromium } from '@playwright/test'
import { findChromium } from '../../../tools/find-chromium.mjs'

/** Starts the Chromium of this machine; as root it has no sandbox, and it asks nothing of anyone in the background. */
export const launchBrowser = () =>
  chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  })
