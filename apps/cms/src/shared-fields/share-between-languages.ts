import type { Core, UID } from '@strapi/strapi'

interface Row {
  id: number
  locale: string
}

const i18n = (strapi: Core.Strapi, service: string) => strapi.plugin('i18n').service(service)

/** Gives the other languages of an entry what they share with this one, drafts from the draft, published from the published. */
async function share(strapi: Core.Strapi, uid: UID.ContentType, documentId: string, locale: string) {
  const populate = i18n(strapi, 'content-types').getNestedPopulateOfNonLocalizedAttributes(uid)
  const rows: Row[] = await strapi.db.query(uid).findMany({ where: { documentId, locale }, populate })
  for (const row of rows) {
    await i18n(strapi, 'localizations').syncNonLocalizedAttributes(row, strapi.contentType(uid))
  }
}

/**
 * Strapi shares dates, slugs and files when a draft is saved, and leaves what is published in the other
 * languages as it was: an event moved in Persian would keep its old date in English. Publishing shares too.
 */
export function shareBetweenLanguages(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const result = await next()
    const { action, uid, contentType } = context
    const params = context.params as { documentId?: string; status?: string }
    const publishes = action === 'publish' || (action === 'update' && params.status === 'published')
    if (!publishes || !i18n(strapi, 'content-types').isLocalizedContentType(contentType)) return result

    const answer = result as Row | null | { entries: Row[] }
    const published = answer && 'entries' in answer ? answer.entries : [answer]
    const locales = new Set(published.flatMap((row) => (row ? [row.locale] : [])))
    for (const locale of locales) await share(strapi, uid, String(params.documentId), locale)
    return result
  })
}
