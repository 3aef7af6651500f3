import type { Core, Struct, UID } from '@strapi/strapi'
import { locales } from '../locales'
import { titleFieldsOf } from '../panel-entries/titles'
import type { Untranslated } from './overview-items'

interface EntryRow extends Record<string, unknown> {
  documentId: string
  locale: string
  publishedAt: string | null
  updatedAt: string
}

/**
 * The documents that are published in fewer languages than there are, the latest publication first, and how many they are.
 * Every column is in Strapi's index of documents, so that no text is read; a publication has a new number.
 */
async function documentsInFewLanguages(strapi: Core.Strapi, uid: string, limit: number) {
  const rows: { document_id: string; total: number | string }[] = await strapi.db
    .getConnection(strapi.db.metadata.get(uid).tableName)
    .whereNotNull('published_at')
    .groupBy('document_id')
    .havingRaw('count(*) < ?', [locales.length])
    .select('document_id', strapi.db.connection.raw('count(*) over () as total'))
    .orderByRaw('max(id) desc')
    .limit(limit)
  return { total: Number(rows[0]?.total ?? 0), documentIds: rows.map((row) => row.document_id) }
}

async function untranslatedOfType(strapi: Core.Strapi, uid: UID.ContentType, limit: number) {
  const { total, documentIds } = await documentsInFewLanguages(strapi, uid, limit)
  if (total === 0) return { total, first: [] }
  const { kind, info } = strapi.getModel(uid) as Struct.ContentTypeSchema
  const [titleField] = titleFieldsOf(strapi, uid)
  const rows = (await strapi.db.query(uid).findMany({
    select: ['documentId', 'locale', 'publishedAt', 'updatedAt', ...(titleField ? [titleField] : [])],
    where: { documentId: { $in: documentIds } },
  })) as EntryRow[]
  const first = documentIds.flatMap((documentId) => {
    const own = rows.filter((it) => it.documentId === documentId)
    const published = own.filter(({ publishedAt }) => publishedAt)
    const missing = locales.find(({ code }) => !published.some(({ locale }) => locale === code))
    const [entry] = published
    if (!entry || !missing) return []
    return {
      contentType: uid,
      documentId,
      title: String((titleField && entry[titleField]) || info.displayName),
      typeName: info.displayName,
      isSingle: kind === 'singleType',
      locale: missing.code,
      hasDraft: own.some(({ locale, publishedAt }) => locale === missing.code && !publishedAt),
      updatedAt: entry.updatedAt,
    } satisfies Untranslated
  })
  return { total, first }
}

/**
 * The entries of some types that are published in one language and not in another: how many, and the latest. Only what
 * is shown is read, however many entries there are.
 */
export async function untranslatedOf(strapi: Core.Strapi, types: UID.ContentType[], limit: number) {
  const lists = await Promise.all(types.map((uid) => untranslatedOfType(strapi, uid, limit)))
  return {
    total: lists.reduce((sum, { total }) => sum + total, 0),
    first: lists
      .flatMap(({ first }) => first)
      .toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
      .slice(0, limit),
  }
}
