import type { Core } from '@strapi/strapi'
import { schemaDefinition } from '../../../contract/captured-schema'
import { openapiDocument } from '../../../contract/openapi-document'

type Context = Parameters<Core.ControllerHandler>[0]

/** Both documents are constant while the process runs: they are generated once, at the first request. */
const made = new Map<string, string>()

function serve(ctx: Context, type: string, make: () => string) {
  const text = made.get(type) ?? make()
  made.set(type, text)
  ctx.type = type
  ctx.body = text
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  openapi: (ctx: Context) => serve(ctx, 'application/json', () => openapiDocument(strapi)),
  graphql: (ctx: Context) => serve(ctx, 'text/plain; charset=utf-8', schemaDefinition),
})
