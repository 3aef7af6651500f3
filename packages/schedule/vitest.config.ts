import { defineConfig } from 'vitest/config'
import { testTimeouts } from '../../tools/test-timeouts.mjs'

export default defineConfig({
  test: { ...testTimeouts, name: 'schedule', include: ['src/**/*.test.ts'] },
})
