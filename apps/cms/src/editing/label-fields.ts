import type { Core } from '@strapi/strapi'
import { type FieldWords, fieldWords } from './field-words'

interface Labelled {
  attributes: Record<string, unknown>
  config?: object
}

/** Persian within the panel's left-to-right lines, isolated so that its full stop stays at its end. */
const rightToLeft = (text: string) => `\u2067${text}\u2069`

const bilingual = ([en, fa]: [en: string, fa: string]) => (en ? `${en} · ${rightToLeft(fa)}` : '')

const metadata = ([name, { label, hint }]: [string, FieldWords]) => [
  name,
  { edit: { label: bilingual(label), description: bilingual(hint) } },
]

/**
 * Gives the fields their words before the admin panel first lays them out. Only a default: what an
 * administrator changes in the view settings stays.
 */
export function labelFields(strapi: Core.Strapi) {
  const ours = Object.keys(strapi.contentTypes).filter((uid) => uid.startsWith('api::'))
  const schemas = [
    ...ours.map((uid) => strapi.contentType(uid as 'api::page.page')),
    ...Object.values(strapi.components),
  ] as Labelled[]
  for (const schema of schemas) {
    const known = Object.entries(fieldWords).filter(([name]) => name in schema.attributes)
    schema.config = { metadatas: Object.fromEntries(known.map(metadata)) }
  }
}
