import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'last-good-cache', include: ['src/**/*.test.ts'] } })
