import { chromium } from '@playwright/test'
import { launchOptions } from '../../../tools/launch-options.mjs'

/** How long a page waits at most for what it does: a busy machine loads the panel slowly. */
export const pageTimeoutMs = 240_000

/** Starts the Chromium of this machine. */
export const launchBrowser = () => chromium.launch(launchOptions())
