import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { generate } from '@strapi/openapi'
import type { Core } from '@strapi/strapi'
import type { OpenApiDocument } from './schema'
import { sortKeys } from './sort-keys'
import { truthfulParameters } from './truthful-parameters'
import { truthfulPaths } from './truthful-paths'
import { truthfulResponses } from './truthful-responses'
import { truthfulSchemas } from './truthful-schemas'

/** The path of the document in the build. */
const builtDocument = (distDir: string) => path.join(distDir, 'contract/openapi.json')

/**
 * Generates the OpenAPI document of this server: the same text on every boot and in every environment.
 *
 * @public for scripts/export-contract.mjs, which loads it from the build
 */
export function generateDocument(strapi: Core.Strapi) {
  const { document } = generate(strapi, { type: 'content-api' })
  const generated = document as unknown as OpenApiDocument
  const corrected = truthfulParameters(truthfulPaths(truthfulResponses(truthfulSchemas(generated))))
  const servers = [{ url: strapi.config.get('api.rest.prefix') as string }]
  return `${JSON.stringify(sortKeys({ ...corrected, servers }), null, 2)}\n`
}

/** The document from the build, if there is one; in development, where types change, it is always generated. */
export function openapiDocument(strapi: Core.Strapi) {
  const file = builtDocument(strapi.dirs.dist.root)
  const isDevelopment = strapi.config.get('environment') === 'development'
  return existsSync(file) && !isDevelopment ? readFileSync(file, 'utf8') : generateDocument(strapi)
}
