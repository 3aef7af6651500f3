// The changes between two JSON Schemas, for clients that send such a value (`use.sent`) or receive it (`use.received`).

const nameOf = ($ref) => $ref.slice($ref.lastIndexOf('/') + 1)
const unique = (values) => [...new Set(values)]

/** The type of a schema in TypeScript's notation; fields of objects are compared one by one instead. */
function typeText({ $ref, enum: values, anyOf, oneOf, allOf, type, items }) {
  if ($ref) return nameOf($ref)
  if (values) return values.map((it) => JSON.stringify(it)).join(' | ')
  if (anyOf ?? oneOf) return unique((anyOf ?? oneOf).map(typeText)).join(' | ')
  if (allOf) return unique(allOf.map(typeText)).join(' & ')
  if (Array.isArray(type)) return type.join(' | ')
  if (type !== 'array') return type ?? 'anything'
  const item = typeText(items ?? {})
  return item.includes(' ') ? `(${item})[]` : `${item}[]`
}

const isNull = ({ type }) => type === 'null'

/** A schema without `| null`. */
function withoutNull(schema) {
  const kinds = schema.anyOf ?? (Array.isArray(schema.type) ? schema.type.map((type) => ({ type })) : [])
  if (!kinds.some(isNull)) return { schema, nullable: false }
  const rest = kinds.filter((it) => !isNull(it))
  const { anyOf: _, type: __, ...others } = schema
  return {
    schema: rest.length === 1 ? { ...others, ...rest[0] } : { ...others, anyOf: rest },
    nullable: true,
  }
}

const when = (breaks) => (breaks ? 'breaking' : 'safe')
const join = (path, name) => (path ? `${path}.${name}` : name)

/**
 * Reports each change as (level, text); `path` is that of the value, as in `data[].title`.
 * @param {object} before
 * @param {object} after
 * @param {string} path
 * @param {{ sent: boolean, received: boolean }} use
 * @param {(level: 'breaking' | 'dangerous' | 'safe', text: string) => void} report
 */
export function compareSchemas(before, after, path, use, report) {
  const { schema: was, nullable: couldBeNull } = withoutNull(before)
  const { schema: is, nullable: canBeNull } = withoutNull(after)
  if (!couldBeNull && canBeNull) report(when(use.received), `${path} can be null now`)
  if (couldBeNull && !canBeNull) report(when(use.sent), `${path} can no longer be null`)

  if (was.properties && is.properties) compareFields(was, is, path, use, report)
  else if (was.items && is.items) compareSchemas(was.items, is.items, `${path}[]`, use, report)
  else if (was.enum && is.enum) compareValues(was.enum, is.enum, path, use, report)
  else if (was.anyOf && was.anyOf.length === is.anyOf?.length)
    for (const [index, branch] of was.anyOf.entries())
      compareSchemas(branch, is.anyOf[index], path, use, report)
  else if (typeText(was) !== typeText(is))
    report('breaking', `${path} was ${typeText(was)}, is now ${typeText(is)}`)
}

function compareFields(was, is, path, use, report) {
  for (const [name, field] of Object.entries(was.properties)) {
    const at = join(path, name)
    if (!is.properties[name]) {
      report('breaking', `${at} removed`)
      continue
    }
    const [wasRequired, isRequired] = [was, is].map(({ required }) => required?.includes(name) ?? false)
    if (wasRequired && !isRequired) report(when(use.received), `${at} can be missing now`)
    if (!wasRequired && isRequired) report(when(use.sent), `${at} is required now`)
    compareSchemas(field, is.properties[name], at, use, report)
  }
  for (const [name, field] of Object.entries(is.properties)) {
    if (was.properties[name]) continue
    const required = is.required?.includes(name) ?? false
    const { schema, nullable } = withoutNull(field)
    const type = `${typeText(schema)}${nullable ? ' | null' : ''}${required ? ', required' : ''}`
    report(when(use.sent && required), `${join(path, name)} added (${type})`)
  }
}

function compareValues(was, is, path, use, report) {
  for (const value of was)
    if (!is.includes(value)) report(when(use.sent), `${path}: value ${JSON.stringify(value)} removed`)
  // A client that receives it may not handle another value.
  for (const value of is)
    if (!was.includes(value))
      report(use.received ? 'dangerous' : 'safe', `${path}: value ${JSON.stringify(value)} added`)
}
