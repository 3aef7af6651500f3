import { defineConfig } from 'vitest/config'
import { testTimeouts } from '../../tools/test-timeouts.mjs'
import { findTopology } from '../../tools/topology.mjs'

/** Many processes together: the root's configuration takes it in where its programs are. */
export default defineConfig({
  test: {
    name: 'topology',
    include: ['tests/topology/**/*.test.ts'],
    provide: { topology: findTopology() },
    ...testTimeouts,
  },
})
