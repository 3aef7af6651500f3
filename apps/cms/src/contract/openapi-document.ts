import { generate } from '@strapi/openapi'
import type { Core } from '@strapi/strapi'

/** The OpenAPI document of this server as text, the same on every boot and in every environment. */
export function openapiDocument(strapi: Core.Strapi) {
  const { document } = generate(strapi, { type: 'content-api' })
  return `${JSON.stringify(document, null, 2)}\n`
}
