import type { Core, UID } from '@strapi/strapi'
import { contentTypes } from '@strapi/utils'

export type Values = Record<string, unknown>

/** A file of the media library that an entry shows. */
export interface FileReference {
  id: number
  name: string
}

/** An entry that another one is related to. */
export interface EntryReference {
  documentId: string
  locale: string | null
}

interface Attribute {
  type: string
  component?: string
  components?: string[]
  repeatable?: boolean
  multiple?: boolean
  unique?: boolean
  /** Of a relation. */
  target?: string
  enum?: string[]
}

/** The fields of a type or component that editors write. */
export function writtenFields(strapi: Core.Strapi, uid: string): [name: string, attribute: Attribute][] {
  const model = strapi.getModel(uid as UID.Schema)
  const attributes = model.attributes as Record<string, Attribute>
  return contentTypes.getVisibleAttributes(model).flatMap((name: string) => {
    const attribute = attributes[name]
    return attribute ? [[name, attribute]] : []
  })
}

/** What the database reads of a field; undefined for what it reads in any case. */
function populated(strapi: Core.Strapi, { type, component, components = [] }: Attribute) {
  if (type === 'media') return { select: ['id', 'name'] }
  if (type === 'relation') return { select: ['id', 'documentId', 'locale'] }
  if (component) return { populate: populateOf(strapi, component) }
  if (type !== 'dynamiczone') return
  return { on: Object.fromEntries(components.map((it) => [it, { populate: populateOf(strapi, it) }])) }
}

/** What the database reads to have all that an entry consists of. */
export function populateOf(strapi: Core.Strapi, uid: string): Values {
  const fields = writtenFields(strapi, uid).map(([name, attribute]) => [name, populated(strapi, attribute)])
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

const isAbsent = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)

/** A part of a field: a file, an entry, a component; another value as it is. */
function contentOfPart(strapi: Core.Strapi, { type, component }: Attribute, part: unknown): unknown {
  const { id, name, documentId, locale = null, __component } = part as Values
  if (type === 'media') return { id, name } as FileReference
  if (type === 'relation') return { documentId, locale } as EntryReference
  if (component) return contentOf(strapi, component, part as Values)
  if (type !== 'dynamiczone') return part
  return { __component, ...contentOf(strapi, String(__component), part as Values) }
}

/** Start and end of an entry that repeats, which the server computes. */
const computed = ['startsAt', 'endsAt']
const isComputed = (name: string, row: Values) => computed.includes(name) && !isAbsent(row.schedule)

/**
 * What editors wrote of a populated row. Ids of components, which each save changes, are left out, and so are empty
 * fields: then an entry is the same after a release that adds a field.
 */
export function contentOf(strapi: Core.Strapi, uid: string, row: Values): Values {
  const content: Values = {}
  for (const [name, attribute] of writtenFields(strapi, uid)) {
    const value = row[name]
    if (isAbsent(value) || isComputed(name, row)) continue
    const isList = Array.isArray(value) && attribute.type !== 'json'
    content[name] = isList
      ? value.map((part) => contentOfPart(strapi, attribute, part))
      : contentOfPart(strapi, attribute, value)
  }
  return content
}

/** The name of an entry for a list. */
export const titleOf = ({ title, Title }: Values) => {
  const found = title ?? Title
  return typeof found === 'string' ? found : null
}
