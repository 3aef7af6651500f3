import { expect } from '@playwright/test'
import { stateTimeout } from '../../../tools/test-timeouts.mjs'

/** Waits for what a page of the panel shows. */
export const expectSoon = expect.configure({ timeout: stateTimeout })
