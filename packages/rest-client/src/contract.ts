import { type Schema, Validator } from '@cfworker/json-schema'
import contract from '../openapi.json' with { type: 'json' }
import type { ReceivedResponse } from './client.ts'
import type { ContractIssue } from './rest-error.ts'

type Responses = Record<string, { content?: { 'application/json'?: { schema: object } } }>
type Operations = Record<string, Record<string, { responses: Responses }>>

/** Without what the contract has no say in: fields of a later version, and fields that a call did not choose. */
const openSchema = (schema: unknown, isPartial: boolean) =>
  JSON.parse(
    JSON.stringify(schema, (key, value) =>
      (key === 'additionalProperties' && value === false) ||
      (isPartial && key === 'required' && Array.isArray(value))
        ? undefined
        : value,
    ),
  )

/** `fields` of the query, or of a part that it populates. */
const choosesFields = (query: object) => JSON.stringify(query).includes('"fields"')

const validators = new Map<string, Validator>()

function validatorOf({ method, path, query, status }: ReceivedResponse) {
  const isPartial = choosesFields(query)
  const name = `${method} ${path} ${status} ${isPartial}`
  const known = validators.get(name)
  if (known) return known
  const operation = (contract.paths as Operations)[path]?.[method.toLowerCase()]
  const schema = operation?.responses[status]?.content?.['application/json']?.schema
  if (!schema) return undefined
  const whole = openSchema({ ...schema, components: contract.components }, isPartial)
  const validator = new Validator(whole as Schema, '2020-12', false)
  validators.set(name, validator)
  return validator
}

/**
 * Compares a response with the contract's schema of its operation and status, without evaluating generated code. A field
 * that the schema does not have is no issue; nor is a response without a schema.
 */
export function validateWithContract(response: ReceivedResponse): readonly ContractIssue[] {
  const { valid, errors } = validatorOf(response)?.validate(response.body) ?? { valid: true, errors: [] }
  if (valid) return []
  // The first errors only say that a part of them failed; the last is the field itself.
  return errors.reverse().map(({ instanceLocation, error }) => ({
    message: error,
    path: instanceLocation.split('/').slice(1),
  }))
}
