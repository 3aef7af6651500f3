// Run by the build, in the environment that it made: writes the OpenAPI document into the build, because
// making it takes seconds in which a server answers nobody.
const { mkdirSync, writeFileSync } = require('node:fs')
const path = require('node:path')
const { createStrapi } = require('@strapi/strapi')

const appDir = path.join(__dirname, '..')
const distDir = path.join(appDir, 'dist')

async function writeContract() {
  const strapi = createStrapi({ appDir, distDir })
  await strapi.load()
  const { builtDocument, generateDocument } = require(path.join(distDir, 'src/contract/openapi-document.js'))
  mkdirSync(path.dirname(builtDocument(distDir)), { recursive: true })
  writeFileSync(builtDocument(distDir), generateDocument(strapi))
  await strapi.destroy()
}

writeContract().then(
  () => process.exit(0),
  (error) => {
    console.error(error)
    process.exit(1)
  },
)
