import type { Core, UID } from '@strapi/strapi'
import { labelsOf } from '../editing/field-labels'
import { panelLanguage } from '../invalid-requests/panel-messages'
import { type EntryReference, type FileReference, type Values, writtenFields } from './entry-content'
import { restoreNote } from './restore-notes'

/** The label of a field in the panel's language. */
export const labelOf = (uid: string, name: string) => labelsOf(uid, name)?.label[panelLanguage()] ?? name

const listOf = <One>(value: unknown) => (value === undefined ? [] : [value].flat()) as One[]

interface Restoring {
  strapi: Core.Strapi
  notes: Set<string>
}

async function files({ strapi, notes }: Restoring, value: unknown) {
  const references = listOf<FileReference>(value)
  if (references.length === 0) return []
  const rows = await strapi.db
    .query('plugin::upload.file')
    .findMany({ select: ['id'], where: { id: { $in: references.map(({ id }) => id) } } })
  const existing = new Set(rows.map(({ id }: { id: number }) => id))
  for (const { id, name } of references) if (!existing.has(id)) notes.add(restoreNote('fileGone', name))
  return references.filter(({ id }) => existing.has(id)).map(({ id }) => id)
}

async function relations({ strapi, notes }: Restoring, target: string, value: unknown, label: string) {
  const references = listOf<EntryReference>(value)
  const set: EntryReference[] = []
  for (const { documentId, locale } of references) {
    const where = { documentId, ...(locale && { locale }) }
    if (await strapi.db.query(target as UID.ContentType).findOne({ select: ['id'], where }))
      set.push({ documentId, locale })
    else notes.add(restoreNote('entryGone', label))
  }
  return { set }
}

/**
 * What a document service writes so that a draft has this content: fields that the content lacks are emptied. What does
 * not exist any more is left out, with a note.
 */
export async function restoredData(
  restoring: Restoring,
  uid: string,
  content: Values,
  name?: string,
): Promise<Values> {
  const { notes } = restoring
  const fields = writtenFields(restoring.strapi, uid)
  const known = new Set(['__component', ...fields.map(([name]) => name)])
  for (const name of Object.keys(content)) if (!known.has(name)) notes.add(restoreNote('fieldGone', name))

  const data: Values = name ? { __component: name } : {}
  for (const [field, attribute] of fields) {
    const value = content[field]
    const label = labelOf(uid, field)
    const { type, component, multiple, repeatable, target, enum: choices } = attribute
    if (type === 'media') {
      const ids = await files(restoring, value)
      data[field] = multiple ? ids : (ids[0] ?? null)
    } else if (type === 'relation') {
      data[field] = await relations(restoring, target ?? '', value, label)
    } else if (type === 'component' && component) {
      const parts = listOf<Values>(value)
      const restored = []
      for (const part of parts) restored.push(await restoredData(restoring, component, part))
      data[field] = repeatable ? restored : (restored[0] ?? null)
    } else if (type === 'dynamiczone') {
      const restored = []
      for (const part of listOf<Values>(value)) {
        const own = String(part.__component)
        if (own in restoring.strapi.components) restored.push(await restoredData(restoring, own, part, own))
        else notes.add(restoreNote('fieldGone', own))
      }
      data[field] = restored
    } else if (choices && typeof value === 'string' && !choices.includes(value)) {
      notes.add(restoreNote('choiceGone', label, value))
      data[field] = null
    } else data[field] = value ?? null
  }
  return data
}
