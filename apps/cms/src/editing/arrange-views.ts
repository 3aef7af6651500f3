import { isDeepStrictEqual } from 'node:util'
import type { Core } from '@strapi/strapi'
import { labelsOf } from './field-labels'
import { type ViewLayout, viewLayouts } from './view-layouts'

type Tree = { [key: string]: unknown }
/** Parts of a configuration, each by its path, such as `metadatas.title.edit.label`. */
type Parts = Record<string, unknown>
type EditRows = { name: string; size: number }[][]

const fullWidth = 12

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null
const at = (tree: Tree, path: string) =>
  path.split('.').reduce<unknown>((it, key) => (isTree(it) ? it[key] : undefined), tree)

/** The tree with another value at an existing path. */
function withPart(tree: Tree, path: string[], value: unknown): Tree {
  const [key = '', ...rest] = path
  const inner = tree[key]
  return { ...tree, [key]: rest.length > 0 && isTree(inner) ? withPart(inner, rest, value) : value }
}

const editRows = (rows: string[][]): EditRows =>
  rows.map((row) => row.map((name) => ({ name, size: fullWidth / row.length })))

/** The desired configuration, for the fields that it has. */
function wantedParts(uid: string, { rows, columns, sort, name }: ViewLayout, fields: string[]): Parts {
  const parts: Parts = { 'layouts.edit': editRows(rows) }
  for (const field of fields) {
    const labels = labelsOf(uid, field)
    if (!labels) continue
    parts[`metadatas.${field}.list.label`] = labels.label.en
    if (!rows.flat().includes(field)) continue
    parts[`metadatas.${field}.edit.label`] = labels.label.en
    parts[`metadatas.${field}.edit.description`] = labels.hint?.en ?? ''
  }
  if (columns) parts['layouts.list'] = columns
  if (sort) [parts['settings.defaultSortBy'], parts['settings.defaultSortOrder']] = sort
  // A single type has one entry, so its own name describes it better than any of its fields.
  if (uid.startsWith('api::')) parts['settings.mainField'] = columns?.[0] ?? 'id'
  else if (name) parts['settings.mainField'] = name
  return parts
}

/** A part without the fields that the other version of the schema lacks, since Strapi moves those itself. */
function comparable(part: unknown, known: (field: string) => boolean): unknown {
  if (!Array.isArray(part)) return part
  if (part.every((it) => typeof it === 'string')) return part.filter(known)
  return (part as EditRows)
    .map((row) => row.filter(({ name }) => known(name)))
    .filter((row) => row.length > 0)
}

/**
 * Configures the admin panel's views of every type and component, and stores each configured part: a part that differs
 * from it later was changed by an administrator and is preserved.
 */
export async function arrangeViews(strapi: Core.Strapi) {
  const store = strapi.store({ type: 'centre', name: 'arranged' })
  for (const [uid, layout] of Object.entries(viewLayouts)) {
    const service = strapi
      .plugin('content-manager')
      .service(uid.startsWith('api::') ? 'content-types' : 'components')
    const stored: Tree & { metadatas: Tree } = await service.findConfiguration({ uid })
    const fields = Object.keys(stored.metadatas)
    const made = ((await store.get({ key: uid })) ?? {}) as Parts
    const known = (field: string) => fields.includes(field) && `metadatas.${field}.list.label` in made

    const ours = Object.entries(wantedParts(uid, layout, fields)).filter(
      ([path]) =>
        !(path in made) ||
        isDeepStrictEqual(comparable(at(stored, path), known), comparable(made[path], known)),
    )
    const arranged = ours.reduce((tree: Tree, [path, part]) => withPart(tree, path.split('.'), part), stored)
    if (!isDeepStrictEqual(arranged, stored)) await service.updateConfiguration({ uid }, arranged)
    await store.set({ key: uid, value: { ...made, ...Object.fromEntries(ours) } })
  }
}
