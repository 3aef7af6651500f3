import type { Core, UID } from '@strapi/strapi'
import { reasonsNotPublished } from '../field-checks/check-fields'
import type { Values } from './entry-content'
import { freeAddresses } from './free-address'
import { restoreNote } from './restore-notes'
import { labelOf, restoredData } from './restored-data'
import { restore } from './restoring'
import type { Version } from './version-model'

export interface Restored {
  documentId: string
  /** What the draft lacks or has otherwise than the version, in the panel's language. */
  notes: string[]
}

interface Options {
  /** The entry that is written; another than the version's where a single type was written anew. */
  documentId: string
  userId: number
  /** Leaves out what the user may not change. */
  permitted?(data: Values): Promise<Values>
}

const exists = async (strapi: Core.Strapi, uid: UID.ContentType, where: object) =>
  (await strapi.db.query(uid).count({ where: where as never })) > 0

/** Makes the draft in one language what a version was. What visitors see stays. */
export async function restoreVersion(
  strapi: Core.Strapi,
  { contentType, locale, content, entryCreatedAt, entryCreatedBy }: Version,
  { documentId, userId, permitted = async (data) => data }: Options,
): Promise<Restored> {
  const uid = contentType as UID.ContentType
  const notes = new Set<string>()
  const whole = await restoredData({ strapi, notes }, uid, JSON.parse(content))
  const data: Values = await permitted(whole)
  for (const name of Object.keys(whole))
    if (!(name in data)) notes.add(restoreNote('notAllowed', labelOf(uid, name)))
  await freeAddresses(strapi, uid, documentId, data, notes)
  for (const reason of reasonsNotPublished(strapi, uid, data)) notes.add(restoreNote('refused', reason))

  const documents = strapi.documents(uid)
  await restore(async () => {
    if (await exists(strapi, uid, { documentId, locale, publishedAt: null }))
      await documents.update({ documentId, locale, data: { ...data, updatedBy: userId } } as never)
    else {
      const isKnown = entryCreatedBy && (await exists(strapi, 'admin::user', { id: entryCreatedBy }))
      const creator = isKnown ? entryCreatedBy : userId
      const created = { documentId, createdAt: entryCreatedAt, createdBy: creator, updatedBy: userId }
      await documents.create({ locale, data: { ...data, ...created } } as never)
    }
  })
  return { documentId, notes: [...notes] }
}
