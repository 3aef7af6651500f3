import { languages } from '@islamic-centre/i18n/locales'
import { test as base } from '@playwright/test'

/** The site's test: a page that prints to the console, throws or misses a file fails the journey it is part of. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page, javaScriptEnabled }, use) => {
      const noise: string[] = []
      page.on('console', (message) => {
        // Playwright's own word.
        if (message.text() === 'Service Worker registration blocked by Playwright') return
        if (message.type() === 'error' || message.type() === 'warning')
          noise.push(`console: ${message.text()}`)
      })
      page.on('pageerror', (error) => noise.push(`thrown: ${error.message}`))
      page.on('requestfailed', (request) => {
        // A navigation away ends what is still loading, and a browser without JavaScript refuses every script.
        const left = request.failure()?.errorText === 'net::ERR_ABORTED'
        const refused = !javaScriptEnabled && request.resourceType() === 'script'
        if (!left && !refused) noise.push(`failed: ${request.url()}`)
      })
      page.on('response', (response) => {
        if (response.status() >= 400) noise.push(`${response.status()}: ${response.url()}`)
      })
      await use(undefined)
      if (noise.length > 0) throw new Error(`The page was not quiet:\n${noise.join('\n')}`)
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
export { languages }
