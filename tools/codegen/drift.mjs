// Describes how the committed files differ from the content server's contracts.
import { contentTypeChanges } from './content-type-changes.mjs'
import { graphqlChanges } from './graphql-changes.mjs'
import { openapiChanges } from './openapi-changes.mjs'

/**
 * One change; what is dangerous compiles and may yet surprise.
 * @typedef {{ level: 'breaking' | 'dangerous' | 'safe', text: string }} Change
 */

export const schemaFile = 'packages/graphql-client/schema.graphql'
export const openapiFile = 'packages/rest-client/openapi.json'
export const contentTypeFiles = ['components', 'contentTypes'].map(
  (it) => `apps/cms/types/generated/${it}.d.ts`,
)

/** Files with a specific comparison; every other generated file is derived from these. */
const sources = [
  { file: schemaFile, name: 'GraphQL', compare: graphqlChanges },
  { file: openapiFile, name: 'REST', compare: openapiChanges },
  ...contentTypeFiles.map((file) => ({
    file,
    name: 'The content server’s types',
    compare: contentTypeChanges,
  })),
]

const levels = ['breaking', 'dangerous', 'safe']

async function changesIn(compare, before, after) {
  if (before === undefined) return [{ level: 'safe', text: 'not there yet' }]
  try {
    return await compare(before, after)
  } catch (error) {
    return [{ level: 'breaking', text: `what is committed cannot be read: ${error.message.split('\n')[0]}` }]
  }
}

const lines = (changes) =>
  changes
    .toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level))
    .map(({ level, text }) => `  ${level.padEnd(9)}  ${text}`)

/**
 * @param {Map<string, string>} files every generated file as it should be
 * @param {(file: string) => string | undefined} committed its text now
 * @returns {Promise<{ stale: string[], report: string }>} the files that differ, and what changed
 */
export async function drift(files, committed) {
  const stale = [...files.keys()].filter((file) => committed(file) !== files.get(file))
  const report = []
  for (const { file, name, compare } of sources) {
    if (!stale.includes(file)) continue
    const changes = await changesIn(compare, committed(file), files.get(file))
    report.push(
      `${name} (${file})`,
      ...(changes.length > 0 ? lines(changes) : ['  only formatting or descriptions']),
      '',
    )
  }
  const clients = stale.filter((file) => !sources.some((it) => it.file === file))
  if (clients.length > 0) {
    const isSameContract = !stale.includes(schemaFile) && !stale.includes(openapiFile)
    report.push(
      isSameContract
        ? 'The contract is the same, yet these are not what it makes: edited by hand, or made by another version.'
        : 'Made from the contract, and to be made anew:',
      ...clients.map((file) => `  ${file}`),
    )
  }
  return { stale, report: report.join('\n').trimEnd() }
}
