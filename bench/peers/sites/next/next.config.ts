import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'

const repository = fileURLToPath(new URL('../../../..', import.meta.url))

export default {
  turbopack: { root: repository },
  outputFileTracingRoot: repository,
  // The server in front compresses, as Next's own documentation advises.
  compress: false,
  poweredByHeader: false,
  // Sources of this site have paths and options of their own; `pnpm typecheck` checks them.
  typescript: { ignoreBuildErrors: true },
} satisfies NextConfig
