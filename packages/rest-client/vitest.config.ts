import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'rest-client', include: ['src/**/*.test.ts'] } })
