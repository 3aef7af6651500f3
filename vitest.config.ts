import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { findChromium } from './tools/find-chromium.mjs'
import { LongestFirst } from './tools/longest-first.mjs'
import { findPostgres } from './tools/postgres.mjs'
import { readSections, tagOf } from './tools/spec-coverage/rows.mjs'
import { testTimeouts } from './tools/test-timeouts.mjs'
import { findTopology } from './tools/topology.mjs'

// Packages import nothing of tools/: they read its path here.
process.env.CHROMIUM_PATH ??= findChromium() ?? ''

// Content servers, sites and workers take their compiled code from it, which saves a fifth of a start.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url))

// Tests wait for servers and browsers, so two workers more than cores. `maxWorkers` here would not reach the projects.
if (!process.argv.some((it) => /^--(maxWorkers|max-workers|no-file-parallelism|no-fileParallelism)/.test(it)))
  process.env.VITEST_MAX_WORKERS ??= String(availableParallelism() + 2)

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // A test names the rows of the specification that it proves; any other tag is a mistake.
    tags: readSections().flatMap(({ rows }) => rows.map(({ id }) => ({ name: tagOf(id) }))),
    projects: [
      'apps/*/vitest.config.ts',
      ...(findPostgres() ? ['apps/cms/vitest.postgres.config.mjs'] : []),
      ...(findTopology() ? ['apps/web/vitest.topology.config.mjs'] : []),
      'packages/*/vitest.config.ts',
      {
        test: {
          name: 'tools',
          include: ['tools/**/*.test.mjs'],
          ...testTimeouts,
          // Vite reads graphql's other build than Node.js does, and graphql refuses a schema of its twin.
          server: { deps: { inline: ['@graphql-inspector/core'] } },
        },
      },
    ],
  },
})
