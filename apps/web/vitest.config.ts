import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { launchOptions } from '../../tools/launch-options.mjs'
import { testTimeouts } from '../../tools/test-timeouts.mjs'

const browserTests = 'app/**/*.browser.test.{ts,tsx}'

/**
 * Answers `/requested-sounds` with the sounds that this page requested since: the browser does not record them. Several
 * pages run tests at once.
 */
const requestedSounds: Plugin = {
  name: 'requested-sounds',
  configureServer({ middlewares }) {
    const requestsByPage = new Map<string | undefined, string[]>()
    middlewares.use((request, response, next) => {
      const page = request.headers.referer
      const requests = requestsByPage.get(page) ?? []
      requestsByPage.set(page, requests)
      if (request.url === '/requested-sounds') return response.end(JSON.stringify(requests.splice(0)))
      if (request.url && /\.mp3(\?|$)/.test(request.url)) requests.push(request.url)
      next()
    })
  },
}

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: {
    resolve: { conditions: ['source'], externalConditions: ['source'] },
    noExternal: [/^@islamic-centre\//],
  },
  test: {
    name: 'web',
    ...testTimeouts,
    projects: [
      {
        extends: true,
        test: {
          name: 'web',
          // Faster to start than processes; none of these tests changes its process.
          pool: 'threads',
          include: ['{app,server}/**/*.test.ts', 'app/**/*.test.tsx', '*.test.ts'],
          exclude: ['e2e/**', browserTests],
        },
      },
      {
        extends: true,
        plugins: [requestedSounds],
        // The demo content's sounds, as files of a server that serves parts of them.
        publicDir: fileURLToPath(new URL('../cms/demo/media', import.meta.url)),
        // Found by Vite while a test runs, a dependency would reload the page under it.
        optimizeDeps: {
          include: [
            'react',
            'react-dom/client',
            'react-i18next',
            'i18next',
            'react-router',
            'vitest-browser-react',
            '@islamic-centre/prayer-times > adhan',
          ],
        },
        test: {
          name: 'web-browser',
          include: [browserTests],
          browser: {
            enabled: true,
            headless: true,
            connectTimeout: testTimeouts.testTimeout,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({ launchOptions: launchOptions() }),
          },
        },
      },
    ],
  },
})
