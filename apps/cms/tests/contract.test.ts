import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { administratorOf, apiToken } from './administrator.ts'
import { demoServer, readState } from './demo-server.ts'
import { read } from './reading.ts'

const { url, firstStart } = await demoServer()

describe('The contract', () => {
  it('is the same, byte for byte, on every start and in development and production', async () => {
    const now = await readState(url)
    expect(now.openapi).toBe(firstStart.openapi)
    expect(now.schema).toBe(firstStart.schema)
  })

  it('is the source of the typed clients', () => {
    const { openapi, schema } = firstStart
    const packages = new URL('../../../packages/', import.meta.url)
    expect(openapi).toBe(readFileSync(new URL('rest-client/openapi.json', packages), 'utf8'))
    expect(schema).toBe(readFileSync(new URL('graphql-client/schema.graphql', packages), 'utf8'))
  })

  it('has every path of the specification, under /api', { tags: ['spec:3.13', 'spec:7.15'] }, () => {
    const { openapi } = firstStart
    const { servers, paths } = JSON.parse(openapi)
    expect(servers).toEqual([{ url: '/api' }])
    const collection = (path: string) => ({
      [path]: ['get', 'post'],
      [`${path}/{id}`]: ['get', 'put', 'delete'],
    })
    const expected = {
      ...Object.fromEntries(
        ['/about', '/announcement', '/banner', '/main-page', '/service'].map((path) => [
          path,
          ['get', 'put', 'delete'],
        ]),
      ),
      ...collection('/videoGalleries'),
      ...collection('/pages'),
      ...collection('/posts'),
      '/about/localizations': ['post'],
      '/announcement/localizations': ['post'],
      '/main-page/localizations': ['post'],
      '/videoGalleries/{id}/localizations': ['post'],
      '/posts/{id}/localizations': ['post'],
      '/upload/files': ['get'],
      '/upload/files/{id}': ['get', 'delete'],
      '/auth/local': ['post'],
      '/auth/local/register': ['post'],
      '/users/me': ['get'],
      '/contract/openapi.json': ['get'],
    }
    for (const [path, methods] of Object.entries(expected)) {
      expect(Object.keys(paths[path] ?? {}), path).toEqual(expect.arrayContaining(methods))
    }
    expect(paths).not.toHaveProperty('/upload')
  })

  it('declares the parameters of each path, and nothing that depends on the time of its generation', () => {
    const { openapi } = firstStart
    expect(openapi).not.toMatch(/"format": "uuid"|"default": "\d{4}-/)
    const { paths } = JSON.parse(openapi) as {
      paths: Record<string, Record<string, { parameters: { name: string }[] }>>
    }
    for (const [path, item] of Object.entries(paths)) {
      for (const { parameters } of Object.values(item)) {
        const names = parameters.map(({ name }) => name)
        for (const [, name] of path.matchAll(/\{(\w+)\}/g)) expect(names, path).toContain(name)
      }
    }
  })

  it('has id beside documentId on every type of the schema that is content', () => {
    const { schema } = firstStart
    for (const type of ['MainPageEvent', 'Sound', 'Anouncement', 'Post', 'UploadFile']) {
      const fields = schema.match(new RegExp(`\\ntype ${type} \\{([^}]*)\\}`))?.[1]
      expect(fields, type).toMatch(/\n {2}documentId: ID!\n/)
      expect(fields, type).toMatch(/\n {2}id: ID!\n/)
    }
  })
})

describe('A program with a token', () => {
  let write: (method: string, path: string, body?: object) => ReturnType<typeof read>

  beforeAll(async () => {
    const administrator = await administratorOf(url)
    const actions = ['find', 'findOne', 'create', 'update', 'delete', 'createLocalization']
    const token = await apiToken(
      administrator,
      actions.map((action) => `api::video-gallery.video-gallery.${action}`),
    )
    write = (method, path, body) =>
      read(path, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
  })

  it('adds an entry, translates it, and gets the number of what it deletes', {
    tags: ['spec:7.22', 'spec:7.29'],
  }, async () => {
    const created = await write('POST', 'videoGalleries?locale=fa', {
      data: { slug: 'by-a-program', title: 'ویدئوی تازه', url: 'https://www.aparat.com/v/new01' },
    })
    expect(created.status).toBe(201)
    const path = `videoGalleries/${created.body.data.documentId}`

    const translated = await write('POST', `${path}/localizations`, { locale: 'en', title: 'A new video' })
    expect(translated).toMatchObject({ status: 200 })
    const english = await read(`${path}?locale=en`)
    expect(english.body.data).toMatchObject({ title: 'A new video', slug: 'by-a-program' })

    const unknown = await write('POST', `${path}/localizations`, { locale: 'de', title: 'Neu' })
    expect(unknown.status).toBe(400)

    const deleted = await write('DELETE', `${path}?locale=en`)
    expect(deleted).toEqual({ status: 200, body: english.body.data.id })
    expect((await read(`${path}?locale=en`)).status).toBe(404)
    expect((await read(`${path}?locale=fa`)).status).toBe(200)
    expect((await write('DELETE', path)).status).toBe(200)
    expect((await write('DELETE', path)).status).toBe(404)
  })

  it('may request the older format with data.attributes', { tags: ['spec:7.11'] }, async () => {
    const { body } = await read('about', { headers: { 'Strapi-Response-Format': 'v4' } })
    expect(body.data.attributes.Email).toBe('info@example.org')
  })
})
