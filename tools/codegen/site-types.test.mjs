import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, expect, test } from 'vitest'
import { root } from '../root.mjs'
import { generatedClients } from './clients.mjs'
import { openapiFile, schemaFile } from './drift.mjs'

const committed = (file) => readFileSync(join(root, file), 'utf8')
const contracts = { openapi: committed(openapiFile), schema: committed(schemaFile) }

/** Type-checks the site's content readers and the clients below them, with some files read as other texts. */
function siteTypeCheck() {
  const site = join(root, 'apps/web')
  const { config } = ts.readConfigFile(join(site, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, site)
  const content = join(site, 'app/content')
  const readers = readdirSync(content, { recursive: true })
    .filter((it) => it.endsWith('.server.ts'))
    .map((it) => join(content, it))
  const generated = new Map()
  let version = 0
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getCurrentDirectory: () => site,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [...readers, join(site, 'app/vite-env.d.ts')].filter(ts.sys.fileExists),
    getScriptVersion: (file) => (generated.has(file) ? String(version) : '0'),
    getScriptSnapshot: (file) => {
      const text = generated.get(file) ?? ts.sys.readFile(file)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: ts.sys.realpath,
  })
  return (clients) => {
    version++
    for (const [file, text] of clients) generated.set(join(root, file), text)
    const clientSources = service
      .getProgram()
      .getSourceFiles()
      .map(({ fileName }) => fileName)
      .filter((it) => /\/packages\/(graphql|rest)-client\/src\//.test(it))
    return [...readers, ...clientSources].flatMap((file) =>
      service
        .getSemanticDiagnostics(file)
        .map((it) => `${file.replace(root, '')}: ${ts.flattenDiagnosticMessageText(it.messageText, '\n')}`),
    )
  }
}

const check = siteTypeCheck()

const folder = mkdtempSync(join(tmpdir(), 'operations-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The operations without some fields, as a developer fixes them after they were removed from the schema. */
function operationsWithout(fields) {
  const operations = join(root, 'packages/graphql-client/operations')
  for (const file of readdirSync(operations))
    writeFileSync(
      join(folder, file),
      fields.reduce(
        (text, field) => text.replace(new RegExp(`\\n +${field}(?=\\n)`), ''),
        readFileSync(join(operations, file), 'utf8'),
      ),
    )
  return join(folder, '*.graphql')
}

function schemaWith(type, from, to, before = contracts.schema) {
  const schema = before.replace(
    new RegExp(`(\\ntype ${type} \\{(?:(?!\\n})[\\s\\S])*?)\\n  ${from}`),
    `$1${to}`,
  )
  expect(schema).not.toBe(before)
  return schema
}

function openapiWithout(schemaName, field, before) {
  const document = JSON.parse(before)
  const schema = document.components.schemas[schemaName]
  expect(schema.properties).toHaveProperty(field)
  delete schema.properties[field]
  schema.required = schema.required?.filter((it) => it !== field)
  return JSON.stringify(document)
}

test('the site fits the contract as it is', async () => {
  expect(check(await generatedClients(contracts))).toEqual([])
})

test('GraphQL: an operation with a removed field is refused by name', async () => {
  const schema = schemaWith('Anouncement', 'date: Date!', '')
  await expect(generatedClients({ ...contracts, schema })).rejects.toThrow(
    'Cannot query field "date" on type "Anouncement"',
  )
})

const removedFields = [
  ['Anouncement', 'description', 'description: String', 'announcements'],
  ['MainPageEvent', 'Title', 'Title: String!', 'main-event'],
  ['Sound', 'speaker', 'speaker: String', 'sounds'],
]

const removedProperties = [
  ['ApiPostPostDocument', 'startsAt', 'posts', 'startsAt'],
  ['ApiAnnouncementAnnouncementDocument', 'active', 'notice', 'active'],
  ['ContactPhonesEntry', 'manager', 'about', 'phones.manager'],
  ['LinkUsefulEntry', 'label', 'main-page', 'usefulLinks.label'],
  ['PluginUploadFileDocument', 'url', 'banner', 'images.url'],
]

/** An error in that file of the site's content readers which names what is missing. */
const errorIn = (reader, named) =>
  expect.stringMatching(
    new RegExp(`^apps/web/app/content/(?:\\w+/)?${reader}\\.server[\\s\\S]*${named.replace('.', '\\.')}`),
  )

// One check of the types for all of the changes: each takes seconds.
test('without these fields and properties, and with one of another type, the site does not compile: an error names each', async () => {
  const retyped = schemaWith('Sound', 'MainPage: Boolean!', '\n  MainPage: String!')
  const schema = removedFields.reduce((text, [type, , line]) => schemaWith(type, line, '', text), retyped)
  const openapi = removedProperties.reduce(
    (text, [name, field]) => openapiWithout(name, field, text),
    contracts.openapi,
  )
  const operations = operationsWithout(removedFields.map(([, field]) => field))
  const errors = check(await generatedClients({ openapi, schema, operations }))
  for (const [, field, , reader] of removedFields) expect(errors).toContainEqual(errorIn(reader, field))
  for (const [, , reader, named] of removedProperties)
    expect(errors).toContainEqual(errorIn(reader, `"${named}"`))
  expect(errors).toContainEqual(errorIn('sounds', '"MainPage"'))
})
