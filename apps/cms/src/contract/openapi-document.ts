import { generate } from '@strapi/openapi'
import type { Core } from '@strapi/strapi'
import type { OpenApiDocument } from './schema'
import { sortKeys } from './sort-keys'
import { truthfulParameters } from './truthful-parameters'
import { truthfulResponses } from './truthful-responses'
import { truthfulSchemas } from './truthful-schemas'

/** The OpenAPI document of this server as text, the same on every boot and in every environment. */
export function openapiDocument(strapi: Core.Strapi) {
  const { document } = generate(strapi, { type: 'content-api' })
  const generated = document as unknown as OpenApiDocument
  const corrected = truthfulParameters(truthfulResponses(truthfulSchemas(generated)))
  const servers = [{ url: strapi.config.get('api.rest.prefix') as string }]
  return `${JSON.stringify(sortKeys({ ...corrected, servers }), null, 2)}\n`
}
