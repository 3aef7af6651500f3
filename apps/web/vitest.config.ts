import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: {
    resolve: { conditions: ['source'], externalConditions: ['source'] },
    noExternal: [/^@islamic-centre\//],
  },
  test: { name: 'web', include: ['app/**/*.test.ts', 'app/**/*.test.tsx'], exclude: ['e2e/**'] },
})
