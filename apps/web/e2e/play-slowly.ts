import type { Page } from '@playwright/test'

/** The demo content's sounds last about ten seconds, less than a busy machine needs for a page: this one lasts minutes. */
export const playSlowly = (page: Page) =>
  page.evaluate(() => {
    for (const audio of document.querySelectorAll('audio')) audio.playbackRate = 0.0625
  })
