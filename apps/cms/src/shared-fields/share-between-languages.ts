import { isDeepStrictEqual } from 'node:util'
import type { Core, UID } from '@strapi/strapi'
import { type DocumentChange, isPublishing } from '../document-changes'

interface Row {
  locale: string
  publishedAt: string | null
}

const i18n = (strapi: Core.Strapi, service: string) => strapi.plugin('i18n').service(service)

/**
 * Copies the shared fields of an entry to its other languages: drafts from its draft, published entries from its
 * published one. A language that has the same values is not written, because it would appear as edited.
 */
async function share(strapi: Core.Strapi, uid: UID.ContentType, documentId: string, locale: string) {
  const model = strapi.contentType(uid)
  const { getNestedPopulateOfNonLocalizedAttributes, copyNonLocalizedAttributes } = i18n(
    strapi,
    'content-types',
  )
  const rows: Row[] = await strapi.db.query(uid).findMany({
    where: { documentId },
    populate: getNestedPopulateOfNonLocalizedAttributes(uid),
  })
  const drafts = rows.filter((row) => row.publishedAt === null)
  const published = rows.filter((row) => row.publishedAt !== null)
  // Drafts first: a draft that is newer than its published entry counts as modified.
  for (const versions of [drafts, published]) {
    const source = versions.find((row) => row.locale === locale)
    if (!source) continue
    const shared = copyNonLocalizedAttributes(model, source)
    const differs = (row: Row) => !isDeepStrictEqual(copyNonLocalizedAttributes(model, row), shared)
    if (versions.some(differs)) await i18n(strapi, 'localizations').syncNonLocalizedAttributes(source, model)
  }
}

/** The shared fields of the drafts of an entry, by language. */
export async function sharedValuesOfDrafts(strapi: Core.Strapi, uid: UID.ContentType, documentId: string) {
  const { getNestedPopulateOfNonLocalizedAttributes, copyNonLocalizedAttributes } = i18n(
    strapi,
    'content-types',
  )
  const drafts: Row[] = await strapi.db.query(uid).findMany({
    where: { documentId, publishedAt: null },
    populate: getNestedPopulateOfNonLocalizedAttributes(uid),
  })
  const model = strapi.contentType(uid)
  return new Map(drafts.map((row) => [row.locale, copyNonLocalizedAttributes(model, row) as unknown]))
}

/**
 * Strapi copies dates, slugs and files when a draft is saved, but not to the published entries of the other languages:
 * an event moved in Persian would still have its old date in English. So publishing copies them, too.
 */
export function shareBetweenLanguages(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const result = await next()
    const { action, uid, contentType } = context
    const params = context.params as DocumentChange['params']
    if (
      !isPublishing({ action, params }) ||
      !i18n(strapi, 'content-types').isLocalizedContentType(contentType)
    )
      return result

    const returned = result as Row | null | { entries: Row[] }
    const published = returned && 'entries' in returned ? returned.entries : [returned]
    const locales = new Set(published.flatMap((row) => (row ? [row.locale] : [])))
    for (const locale of locales) await share(strapi, uid, String(params.documentId), locale)
    return result
  })
}
