import { isDeepStrictEqual } from 'node:util'
import type { Core } from '@strapi/strapi'
import { type FieldLabels, labelsOf } from '../editing/field-labels'
import { type FileReference, type Values, writtenFields } from './entry-content'

type Label = FieldLabels['label']

/** A field of two versions, for the panel; a part of a list has its place in the list among the labels. */
export interface ComparedField {
  labels: (Label | number)[]
  type: string
  /** As JSON has it; files by name and address, undefined where the field is empty. */
  left: unknown
  right: unknown
  isEqual: boolean
}

const labelOf = (uid: string, name: string): Label => labelsOf(uid, name)?.label ?? { en: name, fa: name }
const at = (value: unknown, place: number) => (Array.isArray(value) ? value[place] : undefined)

function comparedParts(
  strapi: Core.Strapi,
  component: string | undefined,
  left: unknown,
  right: unknown,
  labels: ComparedField['labels'],
): ComparedField[] {
  const own = component ?? String(((left ?? right) as Values | undefined)?.__component)
  if (!(own in strapi.components)) return []
  return compareContents(strapi, own, (left ?? {}) as Values, (right ?? {}) as Values, labels)
}

/** The fields that either content has, in the order of the type. */
export function compareContents(
  strapi: Core.Strapi,
  uid: string,
  left: Values,
  right: Values,
  above: ComparedField['labels'] = [],
): ComparedField[] {
  return writtenFields(strapi, uid).flatMap(([name, { type, component, repeatable }]) => {
    const [one, other] = [left[name], right[name]]
    if (one === undefined && other === undefined) return []
    const labels = [...above, labelOf(uid, name)]
    if (type === 'dynamiczone' || (type === 'component' && repeatable)) {
      const length = Math.max(...[one, other].map((it) => (Array.isArray(it) ? it.length : 0)))
      return Array.from({ length }).flatMap((_, place) =>
        comparedParts(strapi, component, at(one, place), at(other, place), [...labels, place + 1]),
      )
    }
    if (type === 'component') return comparedParts(strapi, component, one, other, labels)
    return [{ labels, type, left: one, right: other, isEqual: isDeepStrictEqual(one, other) }]
  })
}

const isFile = (value: unknown): value is FileReference =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value

interface File {
  id: number
  url: string
  formats?: { thumbnail?: { url: string } } | null
}

/** Adds to each file its small picture, or that it is no longer in the media library. */
export async function withFiles(strapi: Core.Strapi, fields: ComparedField[]): Promise<ComparedField[]> {
  const named = fields.filter(({ type }) => type === 'media')
  const ids = named.flatMap(({ left, right }) =>
    [left, right]
      .flat()
      .filter(isFile)
      .map(({ id }) => id),
  )
  const files: File[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ select: ['id', 'url', 'formats'], where: { id: { $in: ids } } })
  const found = new Map(files.map((file) => [file.id, file.formats?.thumbnail?.url ?? file.url]))
  const shown = (value: unknown) =>
    value === undefined
      ? undefined
      : [value as FileReference].flat().map(({ id, name }) => ({ id, name, url: found.get(id) ?? null }))
  return fields.map((field) =>
    field.type === 'media' ? { ...field, left: shown(field.left), right: shown(field.right) } : field,
  )
}

/** The contents without the fields that the user may not read. */
export const readable = (content: Values, mayRead: (field: string) => boolean): Values =>
  Object.fromEntries(Object.entries(content).filter(([name]) => mayRead(name)))
