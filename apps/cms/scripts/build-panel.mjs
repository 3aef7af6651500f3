// Builds the admin panel into dist/build. `strapi build` would compile the server first and read its configuration, so
// its three steps for the panel are called here, with Strapi's defaults (see panel-defaults.mjs).
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressPanel } from './compress-panel.mjs'

const require = createRequire(import.meta.url)
const cwd = fileURLToPath(new URL('..', import.meta.url))
const panelDir = path.join(cwd, 'dist/build')
const distDir = path.join(cwd, '.cache/panel')
process.env.NODE_ENV = 'production'

/** Not exported by the package, so by file. */
const step = (file) => require(path.join(cwd, 'node_modules/@strapi/strapi/dist/src/node', file))

const logger = { debug() {}, info() {}, warn: console.warn, error: console.error }

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
  await step('vite/build.js').build(context)
  await compressPanel(panelDir)
}

await buildPanel()
// Strapi's open handles prevent the process from exiting.
process.exit()
