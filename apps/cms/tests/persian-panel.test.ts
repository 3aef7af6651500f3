import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { directionOf } from '../src/admin/direction-of.ts'
import { persianPanel } from '../src/admin/panel-languages.ts'
import { cms, english, persian as fa, panelParts, strapi, typeNames } from './panel-texts.ts'

const require = createRequire(import.meta.url)

/** Some texts have no entry in Strapi's English files: their key and text are in the code. */
const code = panelParts
  .flatMap(({ folder }) =>
    readdirSync(path.join(strapi, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mjs') && !file.includes('translations'))
      .map((file) => readFileSync(path.join(strapi, folder, file), 'utf8')),
  )
  .join('\n')
const isInCode = (key: string) =>
  panelParts.some(
    ({ prefix }) =>
      key.startsWith(prefix) &&
      ["'", '`'].some((quote) => code.includes(quote + key.slice(prefix.length) + quote)),
  )

const argumentsOf = (text: string) =>
  new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]|<(\w+)>/g)].map(([, name, tag]) => name ?? tag))

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
    const gone = Object.keys(fa).filter((key) => !english.has(key) && !isInCode(key))
    expect(gone).toEqual([])
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
      if (key !== 'global.fullname' && !/^\{/.test(text)) expect(text, key).toMatch(/\p{Script=Arabic}/u)
      expect(text, key).not.toMatch(/[يكۀ٠-٩]/)
    }
  })

  it('names every one of our types', () => {
    const folder = path.join(cms, 'src/api')
    const schemas = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((it) =>
      it.endsWith('schema.json'),
    )
    const names = schemas.map(
      (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')).info.displayName,
    )
    expect(Object.keys(typeNames).sort()).toEqual(names.sort())
  })

  it('sets the direction of a text by its first letter', () => {
    expect(directionOf('## نوروز مبارک')).toBe('rtl')
    expect(directionOf('**Nowruz** نوروز')).toBe('ltr')
    expect(directionOf('# 1.')).toBeUndefined()
  })
})
