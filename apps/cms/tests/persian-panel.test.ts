import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { directionOf } from '../src/admin/direction-of.ts'
import { persianPanel } from '../src/admin/panel-languages.ts'
import { optionLabels } from '../src/editing/field-labels.ts'
import { composed, neverShown } from './panel-exceptions.ts'
import { cms, english, persian as fa, strapi, typeNames, usedIn } from './panel-texts.ts'

const require = createRequire(import.meta.url)

const argumentsOf = (text: string) =>
  new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]|<(\w+)>/g)].map(([, name, tag]) => name ?? tag))

interface Schema {
  /** Of a type, not of a component. */
  kind?: string
  info: { displayName: string }
  attributes: Record<string, { type: string; enum?: string[] }>
}

const schemas = ['src/api', 'src/components'].flatMap((folder) =>
  readdirSync(path.join(cms, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file): Schema => JSON.parse(readFileSync(path.join(cms, folder, file), 'utf8')))
    .filter((it) => it.attributes),
)

/** Values alone, and names of technologies. */
const sameInPersian = /^(\{.*|CSV|DKIM|GraphQL|OAuth2|OpenAPI|PDF|XLS|ZIP)$/

describe('The admin panel in Persian', () => {
  it('can be chosen: the patch of Strapi is applied', () => {
    const { languageNativeNames } = require(
      path.join(strapi, 'admin/dist/admin/admin/src/translations/languageNativeNames.js'),
    )
    expect(languageNativeNames[persianPanel]).toBe('فارسی')
  })

  it('formats dates so that the panel’s pickers can parse them', () => {
    const day = new Intl.DateTimeFormat(persianPanel, { dateStyle: 'short', timeZone: 'UTC' })
    expect(day.format(new Date('2026-11-21'))).toBe('2026/11/21')
  })

  it('translates only texts that the panel still has', () => {
    const gone = Object.keys(fa).filter((key) => !english.has(key) && !composed.test(key))
    expect(gone).toEqual([])
  })

  it('translates every text that the panel can show', () => {
    const shown = [...english.keys()].filter((key) => {
      if (neverShown.some(({ keys }) => keys?.test(key))) return false
      const files = (usedIn.get(key) ?? []).filter(
        (file) => !neverShown.some(({ modules }) => modules?.test(file)),
      )
      return files.length > 0 || composed.test(key)
    })
    expect(shown.filter((key) => !fa[key])).toEqual([])
    expect(shown.length).toBeGreaterThan(1000)
  })

  it('preserves the placeholders and markup of every text', () => {
    for (const [key, text] of Object.entries(fa)) {
      const original = english.get(key)
      if (original === undefined) continue
      const blanks = argumentsOf(original)
      for (const blank of argumentsOf(text)) expect(blanks, `${key}: ${blank}`).toContain(blank)
    }
  })

  it('is in Persian letters', () => {
    for (const [key, text] of Object.entries({ ...fa, ...typeNames })) {
      if (!sameInPersian.test(text)) expect(text, key).toMatch(/\p{Script=Arabic}/u)
      expect(text, key).not.toMatch(/[يكۀ٠-٩]/)
    }
  })

  it('names every one of our types', () => {
    const names = schemas.filter(({ kind }) => kind).map(({ info }) => info.displayName)
    expect(Object.keys(typeNames).sort()).toEqual(names.sort())
  })

  it('has no fields of the types whose texts are left out', () => {
    const types = schemas.flatMap(({ attributes }) => Object.values(attributes).map(({ type }) => type))
    expect(types).toContain('enumeration')
    expect(types).not.toContain('blocks')
    expect(types).not.toContain('dynamiczone')
  })

  it('names every option in both languages, and changes no text of Strapi by that', () => {
    const options = schemas.flatMap(({ attributes }) =>
      Object.values(attributes).flatMap((it) => it.enum ?? []),
    )
    expect(Object.keys(optionLabels).sort()).toEqual([...new Set(options)].sort())
    for (const { en, fa: label } of Object.values(optionLabels)) {
      expect(en).toMatch(/^[A-Z]/)
      expect(label).toMatch(/^\p{Script=Arabic}/u)
    }
    expect(options.filter((value) => english.has(value))).toEqual([])
  })

  it('sets the direction of a text by its first letter', () => {
    expect(directionOf('## نوروز مبارک')).toBe('rtl')
    expect(directionOf('**Nowruz** نوروز')).toBe('ltr')
    expect(directionOf('# 1.')).toBeUndefined()
  })
})
