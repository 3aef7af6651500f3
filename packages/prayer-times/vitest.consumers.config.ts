import { defineConfig } from 'vitest/config'

// `pnpm consumers`: the packed package in every Node.js it is for. Node.js itself comes from npm, once.
export default defineConfig({
  test: {
    name: 'prayer-times in every Node.js',
    include: ['tests/package.test.ts'],
    testTimeout: 240_000,
    env: { CONSUMER_NODES: '18 20 22 24' },
  },
})
