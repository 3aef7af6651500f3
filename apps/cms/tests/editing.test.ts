import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allLabels, labelsOf } from '../src/editing/field-labels.ts'
import { viewLayouts } from '../src/editing/view-layouts.ts'
import { type Administrator, administratorOf } from './administrator.ts'
import { removeData, seededCopy } from './data.ts'
import { demoServer } from './demo-server.ts'
import { type ContentServer, startContentServer } from './start-content-server.ts'

interface Attribute {
  type: string
  repeatable?: boolean
}

interface Model {
  uid: string
  attributes: Record<string, Attribute>
  info: { displayName: string }
}

interface Configuration {
  settings: Record<string, unknown>
  metadatas: Record<string, { edit: { label?: string; description?: string }; list: { label?: string } }>
  layouts: { edit: { name: string; size: number }[][]; list: string[] }
}

const isType = (uid: string) => uid.startsWith('api::')
const address = (uid: string) =>
  `/content-manager/${isType(uid) ? 'content-types' : 'components'}/${uid}/configuration`

async function configurationOf(administrator: Administrator, uid: string): Promise<Configuration> {
  const { data } = await administrator('GET', address(uid))
  return isType(uid) ? data.contentType : data.component
}

async function ourModels(administrator: Administrator): Promise<Model[]> {
  const { data: types } = await administrator('GET', '/content-manager/content-types')
  const { data: components } = await administrator('GET', '/content-manager/components')
  return [...types.filter(({ uid }: Model) => isType(uid)), ...components]
}

/** The fields that Strapi adds to every type. */
const given = new Set(['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy'])
const ownFields = (model: Model) => Object.keys(model.attributes).filter((name) => !given.has(name))

/** Fields that a name alone does not explain: a format, a choice, a file or a time. */
const needsHint = (name: string, { type, repeatable }: Attribute) =>
  ['richtext', 'media', 'enumeration', 'date', 'datetime', 'integer', 'float'].includes(type) ||
  (type === 'component' && repeatable) ||
  (type === 'boolean' && name !== 'id') ||
  /^(slug|link|url|registrationUrl)$/.test(name)

describe('The admin panel’s views', () => {
  let administrator: Administrator
  let models: Model[]

  beforeAll(async () => {
    administrator = await administratorOf((await demoServer()).url)
    models = await ourModels(administrator)
  })

  it('lay out every type and every component, with each field once', () => {
    expect(models.map(({ uid }) => uid).sort()).toEqual(Object.keys(viewLayouts).sort())
    for (const model of models) {
      const laidOut = viewLayouts[model.uid]?.rows.flat() ?? []
      expect([...laidOut].sort(), model.uid).toEqual(ownFields(model).sort())
    }
  })

  it('have labels for every field in both languages, and a hint wherever one is needed', () => {
    for (const model of models)
      for (const name of ownFields(model)) {
        const labels = labelsOf(model.uid, name)
        expect(labels, `${model.uid} ${name}`).toBeDefined()
        const texts = [labels?.label, labels?.hint ?? labels?.label].flatMap((it) => [it?.en, it?.fa])
        expect(texts.every(Boolean), `${model.uid} ${name}`).toBe(true)
        if (needsHint(name, model.attributes[name] as Attribute))
          expect(labels?.hint, `a hint for ${model.uid} ${name}`).toBeDefined()
      }
  })

  it('translate an English text in one way into Persian', () => {
    const persian = new Map<string, string>()
    for (const { label, hint } of allLabels)
      for (const { en, fa } of hint ? [label, hint] : [label]) {
        expect(fa).toMatch(/\p{Script=Arabic}/u)
        expect(fa).not.toMatch(/[يك]/)
        expect(persian.get(en) ?? fa, en).toBe(fa)
        persian.set(en, fa)
      }
  })

  it('show editors those labels, widths and columns', async () => {
    const { metadatas, layouts, settings } = await configurationOf(administrator, 'api::post.post')
    expect(metadatas.startsAt?.edit).toMatchObject({
      label: 'Starts',
      description: 'An event without a start stands last.',
    })
    expect(metadatas.startsAt?.list.label).toBe('Starts')
    expect(layouts.edit.slice(0, 2)).toEqual([
      [{ name: 'title', size: 12 }],
      [
        { name: 'kind', size: 4 },
        { name: 'startsAt', size: 4 },
        { name: 'endsAt', size: 4 },
      ],
    ])
    expect(layouts.list).toEqual(['title', 'kind', 'startsAt'])
    expect(settings).toMatchObject({
      mainField: 'title',
      defaultSortBy: 'startsAt',
      defaultSortOrder: 'DESC',
    })
  })

  it('name an item of a list by its text', async () => {
    expect((await configurationOf(administrator, 'link.useful')).settings.mainField).toBe('label')
    expect((await configurationOf(administrator, 'banner.slide')).settings.mainField).toBe('title')
  })
})

describe('After the next start', async () => {
  const content = await seededCopy()
  let server: ContentServer
  let administrator: Administrator
  const start = async () => {
    server = await startContentServer({ demoContent: 'once', ...content })
    administrator = await administratorOf(server.url)
  }

  /** Replaces the stored view of a type, and the record of its configured parts, with those of an earlier version. */
  function turnBack(uid: string, change: (text: string) => string) {
    const database = new DatabaseSync(path.join(content.dataDir, 'cms.sqlite'))
    const keys = [`centre_arranged_${uid}`, `plugin_content_manager_configuration_content_types::${uid}`]
    for (const key of keys) {
      const row = database.prepare('SELECT value FROM strapi_core_store_settings WHERE key = ?').get(key)
      const value = change(String(row?.value))
      expect(value, key).not.toBe(row?.value)
      database.prepare('UPDATE strapi_core_store_settings SET value = ? WHERE key = ?').run(value, key)
    }
    database.close()
  }

  beforeAll(async () => {
    await start()
    const { metadatas, settings, layouts } = await configurationOf(administrator, 'api::page.page')
    const title = metadatas.title as Configuration['metadatas'][string]
    title.edit.label = 'Heading'
    await administrator('PUT', address('api::page.page'), {
      settings: { ...settings, pageSize: 50, defaultSortBy: 'slug' },
      // As the panel sends it: without the main field of a list.
      metadatas: Object.fromEntries(
        Object.entries(metadatas).map(([name, { edit, list }]) => [
          name,
          { edit, list: { ...list, mainField: undefined } },
        ]),
      ),
      layouts: { ...layouts, list: ['title'] },
    })
    await server.stop()
    turnBack('api::post.post', (text) => text.replaceAll('An event without a start', 'Without a start it'))
    await start()
  }, 180_000)

  afterAll(async () => {
    await server.stop()
    removeData(content)
  })

  it('changes by an administrator are preserved, and the rest is unchanged', async () => {
    const { metadatas, settings, layouts } = await configurationOf(administrator, 'api::page.page')
    expect(metadatas.title?.edit.label).toBe('Heading')
    expect(metadatas.slug?.edit.label).toBe('Address part')
    expect(settings).toMatchObject({ pageSize: 50, defaultSortBy: 'slug', mainField: 'title' })
    expect(layouts.list).toEqual(['title'])
  })

  it('unchanged labels of an earlier version are updated', async () => {
    const { metadatas } = await configurationOf(administrator, 'api::post.post')
    expect(metadatas.startsAt?.edit.description).toContain('An event without a start')
  })
})
