import type { Core, UID } from '@strapi/strapi'
import { entryAccess, isKnownType } from '../panel-entries/entry-access'
import type { Context } from '../panel-entries/panel-routes'
import type { ListedChange, LoggedChange } from './logged-change'

/** Which entries of a type exist, by document and language. */
async function existing(strapi: Core.Strapi, uid: UID.ContentType, documentIds: string[]) {
  const isLocalized = 'locale' in strapi.contentTypes[uid].attributes
  const rows = (await strapi.db.query(uid).findMany({
    select: ['documentId', ...(isLocalized ? ['locale'] : [])] as never,
    where: { documentId: { $in: [...new Set(documentIds)] } },
  })) as { documentId: string; locale?: string | null }[]
  return new Set(rows.map(({ documentId, locale }) => `${documentId} ${locale ?? null}`))
}

/** Rows of the log with the names of their types, and whether the user can open their entries. */
export async function listedChanges(
  strapi: Core.Strapi,
  ctx: Context,
  rows: LoggedChange[],
): Promise<ListedChange[]> {
  const found = new Map<string, Set<string>>()
  for (const uid of new Set(rows.map(({ contentType }) => contentType ?? ''))) {
    if (!isKnownType(strapi, uid) || !entryAccess(strapi, ctx, uid).can.read()) continue
    const group = rows.filter(({ contentType }) => contentType === uid)
    const documentIds = group.flatMap(({ documentId }) => documentId ?? [])
    found.set(uid, await existing(strapi, uid, documentIds))
  }
  return rows.map((row) => {
    const type = row.contentType && strapi.contentTypes[row.contentType as UID.ContentType]
    return {
      ...row,
      typeName: type ? type.info.displayName : row.contentType,
      isSingle: Boolean(type && type.kind === 'singleType'),
      exists: found.get(row.contentType ?? '')?.has(`${row.documentId} ${row.locale}`) ?? false,
    }
  })
}
