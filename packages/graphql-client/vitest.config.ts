import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'graphql-client', include: ['src/**/*.test.ts'] } })
