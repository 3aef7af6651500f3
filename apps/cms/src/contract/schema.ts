/** The part of JSON Schema that Strapi's generator emits and we rewrite. */
export interface Schema {
  $ref?: string
  type?: string
  description?: string
  default?: unknown
  format?: string
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: unknown
  [keyword: string]: unknown
}

interface Media {
  schema: Schema
}

export interface Parameter {
  name: string
  in: string
  required: boolean
  schema: Schema
  description?: string
}

export interface Response {
  description: string
  content?: Record<string, Media>
}

interface Operation {
  operationId: string
  parameters: Parameter[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, Response>
  tags: string[]
}

export interface OpenApiDocument {
  servers: { url: string; description?: string }[]
  components: { schemas: Record<string, Schema> }
  paths: Record<string, Record<string, Operation>>
  [key: string]: unknown
}

type Json = unknown
type Change = (object: Schema) => Schema

const rebuildValues = (map: object, change: Change) =>
  Object.fromEntries(Object.entries(map).map(([key, nested]) => [key, rebuild(nested, change)]))

/** Rebuilds a JSON value bottom-up, applying `change` to each object. */
export function rebuild(value: Json, change: Change): Json {
  if (Array.isArray(value)) return value.map((item) => rebuild(item, change))
  if (value === null || typeof value !== 'object') return value
  const { properties, ...keywords } = value as Schema
  // A property may be called `enum` or `type`: the map of properties is not itself a schema.
  const named = properties ? { properties: rebuildValues(properties, change) } : {}
  return change({ ...rebuildValues(keywords, change), ...named } as Schema)
}
