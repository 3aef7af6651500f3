import { chromium } from '@playwright/test'
import { launchOptions } from '../../../tools/launch-options.mjs'

/** Starts the Chromium of this machine. */
export const launchBrowser = () => chromium.launch(launchOptions())
