import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      'apps/*/vitest.config.ts',
      'packages/*/vitest.config.ts',
      {
        test: {
          name: 'tools',
          include: ['tools/**/*.test.mjs'],
          // Vite reads graphql's other build than Node.js does, and graphql refuses a schema of its twin.
          server: { deps: { inline: ['@graphql-inspector/core'] } },
        },
      },
    ],
  },
})
