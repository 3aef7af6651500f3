import { defineConfig } from 'vitest/config'
import { findTopology } from '../../tools/topology.mjs'

/** Many processes together: the root's configuration takes it in where its programs are. */
export default defineConfig({
  test: {
    name: 'topology',
    include: ['tests/topology/**/*.test.ts'],
    provide: { topology: findTopology() },
    testTimeout: 240_000,
    hookTimeout: 400_000,
  },
})
