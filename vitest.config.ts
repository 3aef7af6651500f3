import { defineConfig } from 'vitest/config'
import { findPostgres } from './tools/postgres.mjs'

export default defineConfig({
  test: {
    projects: [
      'apps/*/vitest.config.ts',
      ...(findPostgres() ? ['apps/cms/vitest.postgres.config.mjs'] : []),
      'packages/*/vitest.config.ts',
      { test: { name: 'tools', include: ['tools/**/*.test.mjs'] } },
    ],
  },
})
