// The two contracts of a content server, from wherever they can be read, as { openapi, schema }: the same text for
// the same contract, whatever the order of its keys and its white space.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql'
import { StartFailure } from '../steps.mjs'

function sortKeys(value) {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, nested]) => [key, sortKeys(nested)]))
}

const remedy =
  'Give --from the address of a content server, or a folder with its openapi.json and schema.graphql.'

function openapiOf(text, source) {
  let document
  try {
    document = JSON.parse(text)
  } catch (error) {
    throw new StartFailure(`${source} is no JSON: ${error.message}\n${remedy}`)
  }
  if (typeof document?.openapi !== 'string' || typeof document.paths !== 'object')
    throw new StartFailure(`${source} is JSON, but no OpenAPI document.\n${remedy}`)
  return `${JSON.stringify(sortKeys(document), null, 2)}\n`
}

function schemaOf(text, source) {
  let schema
  try {
    schema = buildSchema(text)
  } catch (error) {
    const line = error.locations?.[0]?.line
    const place = line ? ` (line ${line})` : ''
    throw new StartFailure(`${source} is no GraphQL schema: ${error.message}${place}\n${remedy}`)
  }
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}

/** @param {(file: 'openapi.json' | 'schema.graphql') => { text: string, source: string } | Promise<{ text: string, source: string }>} read */
async function contractsBy(read) {
  const [openapi, schema] = await Promise.all([read('openapi.json'), read('schema.graphql')])
  return { openapi: openapiOf(openapi.text, openapi.source), schema: schemaOf(schema.text, schema.source) }
}

/** Fetches the contracts of a running content server; its URL may end with a slash. */
const contractsOfServer = (url) =>
  contractsBy(async (file) => {
    const source = `${url.replace(/\/+$/, '')}/api/contract/${file}`
    const response = await fetch(source).catch((cause) => {
      throw new StartFailure(`No content server answers at ${url} (${cause.cause?.code ?? cause.message}).`)
    })
    if (!response.ok) throw new StartFailure(`${source} answered ${response.status}.\n${remedy}`)
    return { text: await response.text(), source }
  })

/** Reads contracts that were saved in a folder. */
export const contractsInFolder = (folder) =>
  contractsBy((file) => {
    const source = join(folder, file)
    if (!existsSync(source)) throw new StartFailure(`${source} does not exist.\n${remedy}`)
    return { text: readFileSync(source, 'utf8'), source }
  })

/** @param {string} from the address of a content server, or a folder */
export function contractsFrom(from) {
  if (/^https?:\/\//.test(from)) return contractsOfServer(from)
  if (!statSync(from, { throwIfNoEntry: false })?.isDirectory())
    throw new StartFailure(`${from} is neither an address (http://…) nor a folder.\n${remedy}`)
  return contractsInFolder(from)
}
