import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'prayer-times',
    include: ['tests/*.test.ts'],
    testTimeout: 240_000,
    // The tags are rows of the specification, which the root’s configuration declares.
    strictTags: false,
  },
})
