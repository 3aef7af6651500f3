import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { BrowserConfigOptions } from 'vitest/node'
import { launchOptions } from '../../tools/launch-options.mjs'
import { testTimeouts } from '../../tools/test-timeouts.mjs'
import { compareSheets } from './src/conformance/sheet-comparator.ts'

const browserTests = 'src/**/*.browser.test.tsx'
const sheetTests = 'src/**/*.sheet.test.tsx'

// Before all imports of a test, since it orders the cascade layers.
const setupFiles = ['src/base.css']

// A dependency that Vite discovers during a test would reload the page.
const optimizeDeps = {
  include: [
    '@base-ui/react/combobox',
    '@base-ui/react/direction-provider',
    '@base-ui/react/menu',
    '@base-ui/react/toast',
    '@base-ui/react/tooltip',
    'axe-core',
    'react',
    'react-dom',
    'react-dom/client',
    'react-dom/server',
    'vitest-browser-react',
  ],
}

/** The browser of a project; projects cannot share one. */
const browser = (reducedMotion: 'reduce' | 'no-preference'): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  connectTimeout: testTimeouts.testTimeout,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  instances: [{ browser: 'chromium' }],
  provider: playwright({
    contextOptions: { reducedMotion, permissions: ['clipboard-read', 'clipboard-write'] },
    launchOptions: launchOptions(),
  }),
})

declare module 'vitest/node' {
  interface ToMatchScreenshotComparators {
    sheets: Record<never, never>
  }
}

export default defineConfig({
  plugins: [react()],
  test: {
    ...testTimeouts,
    // The tags are rows of the specification, which the root’s configuration declares.
    strictTags: false,
    // Browsers have no variables of the process (decision 037).
    env: { TEST_EXTENT: process.env.TEST_EXTENT ?? 'sample', TEST_SEED: process.env.TEST_SEED ?? '1' },
    projects: [
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'node',
          include: ['{src,tests}/**/*.test.{ts,tsx}'],
          exclude: [browserTests, sheetTests],
        },
      },
      {
        extends: true,
        optimizeDeps,
        test: {
          name: 'ui-browser',
          include: [browserTests],
          setupFiles,
          browser: browser('no-preference'),
        },
      },
      {
        extends: true,
        optimizeDeps,
        test: {
          name: 'ui-sheets',
          include: [sheetTests],
          setupFiles,
          browser: {
            ...browser('reduce'),
            expect: {
              toMatchScreenshot: {
                comparatorName: 'sheets',
                timeout: testTimeouts.expect.poll.timeout,
                comparators: { sheets: compareSheets },
                resolveScreenshotPath: ({ root, arg, ext }) => resolve(root, 'sheets', `${arg}${ext}`),
              },
            },
          },
        },
      },
    ],
  },
})
