import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.mjs'
import { contentTypeFiles, drift, openapiFile, schemaFile } from './drift.mjs'

const files = [schemaFile, openapiFile, ...contentTypeFiles, 'packages/graphql-client/src/gen/graphql.ts']
const now = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))

/** The report when the committed version of one file differs. */
async function reportAfter(file, change) {
  const before = change(now.get(file))
  expect(before).not.toBe(now.get(file))
  const { stale, report } = await drift(now, (it) => (it === file ? before : now.get(it)))
  expect(stale).toEqual([file])
  return report
}

const inOpenapi = (change) => (text) => {
  const document = JSON.parse(text)
  change(document)
  return JSON.stringify(document)
}
const post = ({ components }) => components.schemas.ApiPostPostDocument

test('the report is empty while everything is as committed', async () => {
  expect(await drift(now, (file) => now.get(file))).toEqual({ stale: [], report: '' })
})

test('a field that GraphQL lost is breaking, an argument that it gained is not', async () => {
  const lost = await reportAfter(schemaFile, (text) =>
    text.replace('type Anouncement {', '$&\n  old: String'),
  )
  expect(lost).toContain("breaking   Field 'old' was removed from object type 'Anouncement'")
  const gained = await reportAfter(schemaFile, (text) =>
    text.replace('\n  mainPageEvent(\n    hasPublishedVersion: Boolean', '\n  mainPageEvent('),
  )
  expect(gained).toMatch(/dangerous {2}Argument 'hasPublishedVersion.* added to field 'Query.mainPageEvent'/)
})

test.each([
  [
    'an operation removed',
    (it) => Object.assign(it.paths, { '/old': { get: it.paths['/posts'].get } }),
    'breaking   GET /old: removed',
  ],
  ['an operation added', (it) => delete it.paths['/posts'].get, 'safe       GET /posts: added'],
  [
    'a parameter removed',
    (it) => it.paths['/about'].get.parameters.push({ in: 'query', name: 'old' }),
    'breaking   GET /about: query old removed',
  ],
  [
    'a parameter added',
    (it) => it.paths['/about'].get.parameters.shift(),
    /safe {7}GET \/about: query \w+ added/,
  ],
  [
    'a value of a parameter added',
    (it) => it.paths['/about'].get.parameters.find(({ name }) => name === 'fields').schema.items.enum.pop(),
    /safe {7}GET \/about: query fields\[\]: value "\w+" added/,
  ],
  [
    'a property removed',
    (it) => Object.assign(post(it).properties, { old: {} }),
    'breaking   ApiPostPostDocument: old removed',
  ],
  [
    'a property added',
    (it) => delete post(it).properties.place,
    'safe       ApiPostPostDocument: place added (string | null)',
  ],
  [
    'a property retyped',
    (it) => Object.assign(post(it).properties, { slug: { type: 'integer' } }),
    'breaking   ApiPostPostDocument: slug was integer, is now string',
  ],
  [
    'a property that can be missing',
    (it) => post(it).required.push('place'),
    'breaking   ApiPostPostDocument: place can be missing now',
  ],
  [
    'a property of an answered kind gains a value',
    (it) => post(it).properties.kind.enum.pop(),
    /dangerous {2}ApiPostPostDocument: kind: value "\w+" added/,
  ],
  [
    'a body asks for more',
    (it) => {
      const { schema } = it.paths['/posts'].post.requestBody.content['application/json']
      schema.properties.data.required = []
    },
    'breaking   POST /posts: body.data.title is required now',
  ],
  [
    'a response removed',
    (it) => Object.assign(it.paths['/about'].get.responses, { 418: { description: '' } }),
    'breaking   GET /about: response 418 removed',
  ],
  [
    'words alone',
    (it) => Object.assign(post(it).properties.slug, { description: 'Other words' }),
    'safe       ApiPostPostDocument: descriptions, defaults or limits changed',
  ],
])('REST: %s', async (_name, change, line) => {
  expect(await reportAfter(openapiFile, inOpenapi(change))).toMatch(line)
})

test('what changed alike in many operations is one line', async () => {
  const withoutPlace = inOpenapi(({ paths }) => {
    for (const item of Object.values(paths))
      for (const { parameters } of Object.values(item)) {
        const fields = parameters.find(({ name }) => name === 'fields')?.schema.items
        if (fields?.enum) fields.enum = fields.enum.filter((it) => it !== 'slug')
      }
  })
  const lines = (await reportAfter(openapiFile, withoutPlace)).split('\n').slice(1)
  expect(lines).toEqual([expect.stringMatching(/, .* and \d+ more: query fields\[\]: value "slug" added$/)])
})

test('a content type’s new attribute is named', async () => {
  const report = await reportAfter('apps/cms/types/generated/contentTypes.d.ts', (text) =>
    text.replace(/(interface ApiPostPost [\s\S]*?) {4}place: [^;]*;\n/, '$1'),
  )
  expect(report).toContain('safe       ApiPostPost.place added')
})

test('a removed attribute is breaking in all three sections', async () => {
  const withPlace = (text) =>
    text.replace(
      /(interface ApiPostPost [\s\S]*?attributes: \{\n)/,
      '$1    removed: Schema.Attribute.String;\n',
    )
  expect(await reportAfter('apps/cms/types/generated/contentTypes.d.ts', withPlace)).toContain(
    'breaking   ApiPostPost.removed removed',
  )
  const inSchema = (text) => text.replace(/(\ntype Post \{\n)/, '$1  removed: String\n')
  expect(await reportAfter(schemaFile, inSchema)).toMatch(/breaking .*removed/)
  const inContract = inOpenapi(({ components }) => {
    components.schemas.ApiPostPostDocument.properties.removed = { type: 'string' }
  })
  expect(await reportAfter(openapiFile, inContract)).toMatch(/breaking .*removed/)
})

test('a client edited by hand is distinguished from a contract that changed', async () => {
  const report = await reportAfter('packages/graphql-client/src/gen/graphql.ts', (text) => `${text}// mine\n`)
  expect(report).toMatch(/^The contract is the same, .* edited by hand/)
})

test('a committed file that cannot be read is reported', async () => {
  const report = await reportAfter(openapiFile, (text) => `<<<<<<< ours\n${text}`)
  expect(report).toContain('what is committed cannot be read')
})
