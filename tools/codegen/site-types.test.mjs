import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { typeErrors } from '../native-compiler.mjs'
import { root } from '../root.mjs'
import { generatedClients } from './clients.mjs'
import { openapiFile, schemaFile } from './drift.mjs'

const committed = (file) => readFileSync(join(root, file), 'utf8')
const contracts = { openapi: committed(openapiFile), schema: committed(schemaFile) }

const site = join(root, 'apps/web')
mkdirSync(join(site, 'node_modules/.cache'), { recursive: true })
const copies = mkdtempSync(join(site, 'node_modules/.cache/site-types-'))
afterAll(() => rmSync(copies, { recursive: true }))

const contentReaders = readdirSync(join(site, 'app/content'), { recursive: true })
  .filter((it) => it.endsWith('.server.ts'))
  .map((it) => join(site, 'app/content', it))

/** Type-checks the site's content readers with copies of the clients, some of whose files have other texts. */
function check(clients) {
  const names = ['graphql-client', 'rest-client']
  for (const name of names) {
    const client = join(root, 'packages', name)
    const copy = join(copies, name)
    rmSync(copy, { recursive: true, force: true })
    cpSync(join(client, 'src'), join(copy, 'src'), { recursive: true })
    symlinkSync(join(client, 'node_modules'), join(copy, 'node_modules'))
  }
  for (const [file, text] of clients) {
    if (!/^packages\/(graphql|rest)-client\/src\//.test(file)) continue
    const copy = file.replace(/^packages/, copies)
    mkdirSync(dirname(copy), { recursive: true })
    writeFileSync(copy, text)
  }
  const project = join(copies, 'tsconfig.json')
  writeFileSync(
    project,
    JSON.stringify({
      extends: join(site, 'tsconfig.json'),
      compilerOptions: {
        paths: Object.fromEntries(
          names.map((it) => [`@islamic-centre/${it}`, [join(copies, it, 'src/index.ts')]]),
        ),
      },
      include: [],
      files: contentReaders,
    }),
  )
  return typeErrors(project)
}

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
    new RegExp(`^\\S*app/content/(?:\\w+/)?${reader}\\.server[\\s\\S]*${named.replace('.', '\\.')}`),
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
