import { beforeAll, describe, expect, it } from 'vitest'
import { allLabels, labelsOf } from '../src/editing/field-labels.ts'
import { viewLayouts } from '../src/editing/view-layouts.ts'
import { type Administrator, administratorOf } from './administrator.ts'
import { demoServer } from './demo-server.ts'
import { configurationOf, isType } from './panel-configuration.ts'

interface Attribute {
  type: string
  repeatable?: boolean
}

interface Model {
  uid: string
  attributes: Record<string, Attribute>
  info: { displayName: string }
}

async function ourModels(administrator: Administrator): Promise<Model[]> {
  const { data: types } = await administrator('GET', '/content-manager/content-types')
  const { data: components } = await administrator('GET', '/content-manager/components')
  return [...types.filter(({ uid }: Model) => isType(uid)), ...components]
}

/** The fields that Strapi adds to every type. */
const given = new Set(['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy'])
const ownFields = (model: Model) => Object.keys(model.attributes).filter((name) => !given.has(name))

/** Fields that a name alone does not explain: a format, a file or a time; options have names of their own. */
const needsHint = (name: string, { type, repeatable }: Attribute) =>
  ['richtext', 'media', 'date', 'datetime', 'integer', 'float'].includes(type) ||
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
      const { rows = [], derived = [] } = viewLayouts[model.uid] ?? {}
      const laidOut = [...rows.flat(), ...derived]
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
