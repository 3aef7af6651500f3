// Exports what is derived from the content types as files: the two contracts and Strapi's own TypeScript. It only loads
// the compiled server on an empty database; no server listens and no admin panel is built.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire, enableCompileCache } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { newDataFolder } from '../../../tools/data-folder.mjs'
import { requireDefaultPanel } from './panel-defaults.mjs'
import { strapiEnvironment } from './strapi-environment.mjs'

const require = createRequire(import.meta.url)
const appDir = fileURLToPath(new URL('..', import.meta.url))
const distDir = path.join(appDir, 'dist')
const contractDir = path.join(appDir, '.cache/contract')
const servedDir = path.join(distDir, 'contract')
const dataDir = newDataFolder('cms-contract-')
// It loads what a started server loads, which then takes its compiled code from this cache.
enableCompileCache(path.join(appDir, '../../node_modules/.cache/compiled'))

const compiled = (file) => require(path.join(distDir, 'src', file))

async function exportContract() {
  Object.assign(process.env, strapiEnvironment(dataDir))
  const { createStrapi } = require('@strapi/strapi')
  const { generators } = require('@strapi/typescript-utils')

  const umask = process.umask()
  const strapi = await createStrapi({ appDir, distDir }).load()
  // The server makes its files private to its user; the build output must be readable by all.
  process.umask(umask)
  requireDefaultPanel(strapi)

  for (const dir of [contractDir, servedDir]) mkdirSync(dir, { recursive: true })
  const write = (file, text) => writeFileSync(path.join(contractDir, file), text)
  write('openapi.json', compiled('contract/openapi-document.js').generateDocument(strapi))
  write('schema.graphql', compiled('contract/captured-schema.js').schemaDefinition())
  // The server serves this copy, because generating it blocks the event loop for seconds.
  copyFileSync(path.join(contractDir, 'openapi.json'), path.join(servedDir, 'openapi.json'))
  const artifacts = { contentTypes: true, components: true }
  const made = await generators.generate({ strapi, pwd: contractDir, artifacts, logger: { silent: true } })
  for (const artifact of Object.keys(artifacts))
    if (!made[artifact]) throw new Error(`Strapi could not generate the types of its ${artifact}`)
}

for (const dir of [contractDir, servedDir]) rmSync(dir, { recursive: true, force: true })
try {
  await exportContract()
  process.exitCode = 0
} catch (error) {
  console.error(error)
  process.exitCode = 1
}
rmSync(dataDir, { recursive: true, force: true })
// Strapi's open handles prevent the process from exiting.
process.exit()
