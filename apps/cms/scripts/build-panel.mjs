// Builds the admin panel into dist/build. `strapi build` would compile the server first and read its configuration, so
// its steps for the panel are called here, with Strapi's defaults (see panel-defaults.mjs). They are given to the Vite of the
// other workspaces: with Strapi's own, which bundles with Rollup, this took 68 s instead of 14.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, mergeConfig } from 'vite'
import { compressPanel } from './compress-panel.mjs'

const require = createRequire(import.meta.url)
const cwd = fileURLToPath(new URL('..', import.meta.url))
const panelDir = path.join(cwd, 'dist/build')
const distDir = path.join(cwd, '.cache/panel')
process.env.NODE_ENV = 'production'

/** Not exported by the package, so by file. */
const step = (file) => require(path.join(cwd, 'node_modules/@strapi/strapi/dist/src/node', file))

const logger = { debug() {}, info() {}, warn: console.warn, error: console.error }

const rolldownConfig = {
  // The languages of prismjs look for their parent in Node.js' global object, which Rollup's CommonJS plugin provides.
  define: { global: 'globalThis' },
  build: {
    rolldownOptions: {
      output: {
        // One script instead of about 80: what the first page needs.
        codeSplitting: { groups: [{ name: 'strapi', tags: ['$initial'] }] },
      },
    },
  },
}

async function buildPanel() {
  mkdirSync(path.join(distDir, 'config'), { recursive: true })
  // Otherwise Strapi would ask the npm registry for a newer version.
  const server = { logger: { updates: { enabled: false } } }
  writeFileSync(path.join(distDir, 'config/server.json'), JSON.stringify(server))
  const { createStrapi } = require('@strapi/strapi')
  const strapi = createStrapi({
    appDir: cwd,
    distDir,
    autoReload: true,
    serveAdminPanel: false,
  })
  strapi.dirs.app.config = strapi.dirs.dist.config
  const options = { bundler: 'vite', minify: true, sourcemap: false }
  const context = await step('create-build-context.js').createBuildContext({ cwd, logger, strapi, options })

  rmSync(panelDir, { recursive: true, force: true })
  Object.assign(context, { distPath: panelDir, distDir: path.relative(cwd, panelDir) })
  await step('staticFiles.js').writeStaticClientFiles(context)
  await build(mergeConfig(await step('vite/config.js').resolveProductionConfig(context), rolldownConfig))
  await compressPanel(panelDir)
}

await buildPanel()
// Strapi's open handles prevent the process from exiting.
process.exit()
