import type { Core, UID } from '@strapi/strapi'
import { locales } from '../../src/locales'
import { type Entry, NamedEntry, type Section } from '../content/entry'
import type { Calendar } from './calendar'
import { identifyEntry } from './identify-entry'
import type { StoredFile } from './media-library'
import { resolveMedia } from './resolve'

/** Whether the entry exists; one that an editor has changed is not replaced. */
async function exists(strapi: Core.Strapi, uid: UID.ContentType, entry: Entry) {
  const where = identifyEntry(strapi.contentType(uid), entry)
  return (await strapi.db.query(uid).count({ where })) > 0
}

const documentIdOf = async (strapi: Core.Strapi, { uid, slug }: NamedEntry): Promise<string> =>
  (await strapi.db.query(uid).findOne({ select: ['documentId'], where: { slug } as never })).documentId

/** The fields with the entries that their relations name. */
async function withRelations(strapi: Core.Strapi, fields: Entry['shared'] = {}) {
  const resolved = Object.entries(fields).map(async ([name, value]) => {
    const isRelation = Array.isArray(value) && value.every((it) => it instanceof NamedEntry)
    const ids = isRelation && value.length > 0 && Promise.all(value.map((it) => documentIdOf(strapi, it)))
    return [name, ids ? await ids : value] as const
  })
  return Object.fromEntries(await Promise.all(resolved))
}

async function publish(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  entry: Entry,
  library: Map<string, StoredFile>,
) {
  let documentId: string | undefined
  const shared = await withRelations(strapi, entry.shared)
  for (const { code: locale } of locales) {
    const translation = entry[locale]
    if (!translation) continue
    const data = resolveMedia({ ...shared, ...translation }, library) as never
    const documents = strapi.documents(uid)
    if (documentId) await documents.update({ documentId, locale, data, status: 'published' })
    else documentId = (await documents.create({ locale, data, status: 'published' })).documentId
  }
}

export async function publishSections(
  strapi: Core.Strapi,
  sections: Section[],
  on: Calendar,
  library: Map<string, StoredFile>,
) {
  for (const { uid, entries } of sections) {
    for (const entry of entries(on)) {
      if (!(await exists(strapi, uid, entry))) await publish(strapi, uid, entry, library)
    }
  }
}

/** Removes every entry of our own types, drafts and translations included. */
export async function removeEntries(strapi: Core.Strapi) {
  for (const uid of Object.keys(strapi.contentTypes) as UID.ContentType[]) {
    if (!uid.startsWith('api::')) continue
    const rows: { documentId: string }[] = await strapi.db.query(uid).findMany({ select: ['documentId'] })
    for (const documentId of new Set(rows.map((row) => row.documentId))) {
      await strapi.documents(uid).delete({ documentId, locale: '*' })
    }
  }
}
