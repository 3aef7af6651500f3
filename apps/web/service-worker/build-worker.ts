import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const client = fileURLToPath(new URL('../build/client', import.meta.url))

/**
 * Files that are fetched only on demand: the Markdown renderer, and fonts for letters beyond those of the two
 * languages.
 */
const onDemand = /^(render|formula|highlight|emoji)-.*\.js$|-wght-normal-.*\.woff2$/

/** Builds the service worker as `/sw.js`, with the list of the files in `build/client/assets`. */
export async function buildWorker() {
  const names = readdirSync(`${client}/assets`).filter((it) => !onDemand.test(it))
  const files = names.sort().map((it) => `/assets/${it}`)
  const name = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { conditions: ['source'] },
    define: { BUILD: JSON.stringify({ name, files }), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('worker.ts', import.meta.url)),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}
