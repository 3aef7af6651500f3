import { compareSchemas } from './schema-changes.mjs'

const methods = ['get', 'put', 'post', 'delete', 'patch']
const sent = { sent: true, received: false }
const received = { sent: false, received: true }

/** Every operation by its name, `GET /posts`. */
const operationsOf = ({ paths }) =>
  new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      methods
        .filter((method) => item[method])
        .map((method) => [`${method.toUpperCase()} ${path}`, item[method]]),
    ),
  )

const schemasOf = ({ components }) => new Map(Object.entries(components?.schemas ?? {}))
const parametersOf = ({ parameters = [] }) => new Map(parameters.map((it) => [`${it.in} ${it.name}`, it]))
const schemaIn = (body) => Object.values(body?.content ?? {})[0]?.schema
const isSame = (a, b) => JSON.stringify(a) === JSON.stringify(b)

/** The names of the schemas that a part of the document references, directly or through others. */
function schemasUsedBy(part, schemas, found = new Set()) {
  for (const [, name] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    if (found.has(name) || !schemas.has(name)) continue
    found.add(name)
    schemasUsedBy(schemas.get(name), schemas, found)
  }
  return found
}

function compareParameters(was, is, report) {
  const [before, after] = [parametersOf(was), parametersOf(is)]
  for (const [name, parameter] of before) {
    const now = after.get(name)
    if (!now) report('breaking', `${name} removed`)
    else {
      if (!parameter.required && now.required) report('breaking', `${name} is required now`)
      compareSchemas(parameter.schema ?? {}, now.schema ?? {}, name, sent, report)
    }
  }
  for (const [name, { required }] of after)
    if (!before.has(name))
      report(required ? 'breaking' : 'safe', `${name} added${required ? ', required' : ''}`)
}

function compareBodies(was, is, path, use, report) {
  if (was && is) compareSchemas(was, is, path, use, report)
  else if (was) report('breaking', `${path} removed`)
  else if (is) report(use.sent ? 'breaking' : 'safe', `${path} added`)
}

function compareOperations(was, is, report) {
  compareParameters(was, is, report)
  compareBodies(schemaIn(was.requestBody), schemaIn(is.requestBody), 'body', sent, report)
  for (const [status, response] of Object.entries(was.responses)) {
    const now = is.responses[status]
    if (!now) report('breaking', `response ${status} removed`)
    else compareBodies(schemaIn(response), schemaIn(now), `response ${status}`, received, report)
  }
  for (const status of Object.keys(is.responses))
    if (!was.responses[status]) report('safe', `response ${status} added`)
}

/** Compares what both have by name, and reports what only one has. */
function compareByName(before, after, report, compare) {
  for (const [name, was] of before) {
    const is = after.get(name)
    if (is === undefined) report('breaking', name, 'removed')
    else if (!isSame(was, is)) {
      let reported = false
      compare(name, was, is, (level, text) => {
        reported = true
        report(level, name, text)
      })
      if (!reported) report('safe', name, 'descriptions, defaults or limits changed')
    }
  }
  for (const name of after.keys()) if (!before.has(name)) report('safe', name, 'added')
}

const maxNames = 3
const named = (names) =>
  names.length > maxNames
    ? `${names.slice(0, maxNames - 1).join(', ')} and ${names.length - maxNames + 1} more`
    : names.join(', ')

/**
 * The changes between two OpenAPI documents; equal changes in several places are one line.
 * @param {string} before
 * @param {string} after
 * @returns {import('./drift.mjs').Change[]}
 */
export function openapiChanges(before, after) {
  const [was, is] = [JSON.parse(before), JSON.parse(after)]
  const places = new Map()
  const report = (level, place, text) => {
    const key = JSON.stringify([level, text])
    places.set(key, (places.get(key) ?? new Set()).add(place))
  }

  const [operations, schemas] = [operationsOf(is), schemasOf(is)]
  compareByName(operationsOf(was), operations, report, (_name, ...rest) => compareOperations(...rest))

  const parts = [...operations.values()]
  const inRequests = schemasUsedBy(
    parts.map(({ parameters, requestBody }) => [parameters, requestBody]),
    schemas,
  )
  const inResponses = schemasUsedBy(
    parts.map(({ responses }) => responses),
    schemas,
  )
  compareByName(schemasOf(was), schemas, report, (name, a, b, add) =>
    compareSchemas(a, b, '', { sent: inRequests.has(name), received: inResponses.has(name) }, add),
  )

  const changes = [...places].map(([key, names]) => {
    const [level, text] = JSON.parse(key)
    return { level, text: `${named([...names])}: ${text}` }
  })
  if (changes.length === 0 && !isSame(was, is))
    return [{ level: 'safe', text: 'parts other than operations and schemas changed' }]
  return changes
}
