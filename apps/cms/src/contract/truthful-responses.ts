import { type OpenApiDocument, rebuild, type Schema } from './schema'
import { sortKeys } from './sort-keys'

const orNull = (schema: Schema): Schema => {
  // An empty list is served as an empty array, never as null.
  if (schema.type === 'array' || schema.anyOf?.some(({ type }) => type === 'null')) return schema
  const { description, ...rest } = schema
  return { ...(description ? { description } : {}), anyOf: [rest, { type: 'null' }] }
}

/** The generator declares every boolean as nullable, even a required one. */
const given = (schema: Schema): Schema => {
  if (schema.description !== 'A boolean field' || !schema.anyOf) return schema
  const { anyOf, ...rest } = schema
  return { ...rest, type: 'boolean' }
}

/** A field that an editor left empty is served as null. */
function emptyIsNull(schema: Schema): Schema {
  const { properties, required } = schema
  if (!properties?.id) return schema
  const served = Object.entries(properties).map(([name, property]) => [
    name,
    required?.includes(name) ? given(property) : orNull(property),
  ])
  return { ...schema, properties: Object.fromEntries(served) }
}

/** A private field of files, which the generator declares as served. */
function withoutFolderPath(schema: Schema): Schema {
  const { required, properties } = schema
  if (!required?.includes('folderPath') || !properties) return schema
  const { folderPath, ...served } = properties
  return { ...schema, properties: served, required: required.filter((name) => name !== 'folderPath') }
}

/** The entries of components are served with an id, which the generator leaves out. */
const withEntryId = (name: string, schema: Schema): Schema =>
  name.endsWith('Entry')
    ? {
        ...schema,
        properties: { id: { type: 'integer' }, ...schema.properties },
        required: ['id', ...(schema.required ?? [])],
      }
    : schema

const key = (schema: Schema) => JSON.stringify(sortKeys(schema))

/** Corrects what the generator declares about responses, and defines a repeated schema once. */
export function truthfulResponses(document: OpenApiDocument): OpenApiDocument {
  const schemas = Object.entries(document.components.schemas)
  const names = new Map(schemas.map(([name, schema]) => [key(schema), `#/components/schemas/${name}`]))
  const byName = (schema: Schema): Schema => {
    const $ref = names.get(key(schema))
    return $ref ? { $ref } : schema
  }

  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, { responses }] of Object.entries(item)) {
      const { '200': success, ...others } = responses
      const media = success?.content?.['application/json']
      if (!success || !media) continue
      media.schema = [byName, withoutFolderPath, emptyIsNull].reduce(rebuild, media.schema) as Schema
      const creates = method === 'post' && document.paths[`${path}/{id}`] && media.schema.properties?.data
      Object.assign(item, {
        [method]: { ...item[method], responses: { [creates ? 201 : 200]: success, ...others } },
      })
    }
  }
  document.components.schemas = Object.fromEntries(
    schemas.map(([name, schema]) => [name, rebuild(withEntryId(name, schema), emptyIsNull) as Schema]),
  )
  return document
}
