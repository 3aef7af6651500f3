import { defineConfig } from 'vitest/config'
import { testTimeouts } from '../../tools/test-timeouts.mjs'

export default defineConfig({
  test: {
    name: 'prayer-times',
    include: ['tests/*.test.ts'],
    ...testTimeouts,
    // The tags are rows of the specification, which the root’s configuration declares.
    strictTags: false,
  },
})
