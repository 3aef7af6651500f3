import { defineConfig } from 'vitest/config'

export default defineConfig({
  // What is waited for comes in its own time on a slow machine.
  test: {
    name: 'node-server',
    include: ['src/**/*.test.ts'],
    testTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
