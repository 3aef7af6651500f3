import type { OpenApiDocument, Parameter, Schema } from './schema'

const undeclared = (path: string, parameters: Parameter[]): Parameter[] =>
  [...path.matchAll(/\{([^}]+)\}/g)]
    .map((match) => match[1] as string)
    .filter((name) => !parameters.some((parameter) => parameter.in === 'path' && parameter.name === name))
    .map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))

const anyObject: Schema = { type: 'object', additionalProperties: {} }

/** The generator declares only the flat forms: `populate=cover`, `sort=title`. */
function withNestedForms(parameter: Parameter): Parameter {
  const { name, schema } = parameter
  if (name === 'populate')
    return { ...parameter, schema: { ...schema, anyOf: [...(schema.anyOf ?? []), anyObject] } }
  if (name !== 'sort') return parameter
  const field: Schema = { type: 'string', description: 'A field, with :asc or :desc after it' }
  return { ...parameter, schema: { anyOf: [field, { type: 'array', items: field }] } }
}

/** Corrects what the generator declares about parameters. */
export function truthfulParameters(document: OpenApiDocument): OpenApiDocument {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const operation of Object.values(item)) {
      operation.parameters = [...undeclared(path, operation.parameters), ...operation.parameters].map(
        withNestedForms,
      )
    }
  }
  return document
}
