import { mayBeEmpty } from '../field-checks/may-be-empty'
import { type OpenApiDocument, rebuild, type Schema } from './schema'

const timeOfGeneration = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** How Strapi's generator declares a boolean in a request body: only as strings, not as a boolean. */
const isSpelledBoolean = (schema: Schema) => schema.enum?.includes('t') && schema.enum.includes('f')

const isNumericId = (schema: Schema) =>
  schema.anyOf?.length === 2 && schema.anyOf.every(({ type }) => type === 'string' || type === 'number')

/** A whole number that may be empty, which Strapi's generator does not say of a field with a default. */
function orNull({ type, minimum, maximum, ...schema }: Schema): Schema {
  if (type !== 'integer') return { type, minimum, maximum, ...schema }
  return { ...schema, anyOf: [{ type, minimum, maximum }, { type: 'null' }] }
}

function corrected({ $schema, ...schema }: Schema): Schema {
  // Strapi's document ids are 24 letters and digits, not UUIDs.
  if (schema.format === 'uuid') return { type: 'string', description: 'The document ID' }
  if (isSpelledBoolean(schema)) return { type: 'boolean' }
  if (typeof schema.default === 'string' && timeOfGeneration.test(schema.default)) delete schema.default
  if (schema.properties?.id && isNumericId(schema.properties.id)) {
    schema.properties.id = { type: 'integer', description: 'Changes at each publication' }
  }
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    if (schema.properties && mayBeEmpty(name)) schema.properties[name] = orNull(property)
  return schema
}

/** A body may omit fields with a default, and the server sets publishedAt itself. */
function leavesOutDefaults(schema: Schema): Schema {
  if (!schema.required || !schema.properties) return schema
  const { properties } = schema
  return {
    ...schema,
    required: schema.required.filter(
      (name) => name !== 'publishedAt' && properties[name]?.default === undefined,
    ),
  }
}

/** Corrects what the generator declares about values. */
export function truthfulSchemas(document: OpenApiDocument): OpenApiDocument {
  const result = rebuild(document, corrected) as OpenApiDocument
  for (const operation of Object.values(result.paths).flatMap((item) => Object.values(item))) {
    for (const media of Object.values(operation.requestBody?.content ?? {})) {
      media.schema = rebuild(media.schema, leavesOutDefaults) as Schema
    }
  }
  return result
}
