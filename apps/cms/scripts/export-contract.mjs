// Exports what is derived from the content types as files: the two contracts and Strapi's own TypeScript. It only loads
// Strapi on an empty database; no server listens and no admin panel is built.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { strapiEnvironment } from './strapi-environment.mjs'

const require = createRequire(import.meta.url)
const appDir = fileURLToPath(new URL('..', import.meta.url))
const distDir = path.join(appDir, '.cache/compiled')
const contractDir = path.join(appDir, '.cache/contract')
const dataDir = mkdtempSync(path.join(tmpdir(), 'cms-contract-'))

const compiled = (file) => require(path.join(distDir, 'src', file))

async function exportContract() {
  Object.assign(process.env, strapiEnvironment(dataDir))
  const { createStrapi } = require('@strapi/strapi')
  const { compile, generators } = require('@strapi/typescript-utils')

  // Without a type check, because it would read the committed types, which this replaces.
  const options = { outDir: distDir, noCheck: true, noResolve: true, noLib: true, types: [] }
  await compile(appDir, { configOptions: { ignoreDiagnostics: true, options } })
  const umask = process.umask()
  const strapi = await createStrapi({ appDir, distDir }).load()
  // The server makes its files private to its user; the build output must be readable by all.
  process.umask(umask)

  mkdirSync(contractDir)
  const write = (file, text) => writeFileSync(path.join(contractDir, file), text)
  write('openapi.json', compiled('contract/openapi-document.js').generateDocument(strapi))
  write('schema.graphql', compiled('contract/captured-schema.js').schemaDefinition())
  const artifacts = { contentTypes: true, components: true }
  const made = await generators.generate({ strapi, pwd: contractDir, artifacts, logger: { silent: true } })
  for (const artifact of Object.keys(artifacts))
    if (!made[artifact]) throw new Error(`Strapi could not generate the types of its ${artifact}`)
}

// A file that was removed from the sources must be removed from the output.
for (const dir of [distDir, contractDir]) rmSync(dir, { recursive: true, force: true })
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
