import type { Core, UID } from '@strapi/strapi'
import { type PreviousAddress, previousAddressModel } from './previous-address-model'

type Row = Record<string, unknown>

/**
 * Another entry that was public under an address part before and is still there, in a language: links to that address lead
 * to it. A deleted entry leaves its former address parts to others.
 */
export async function formerOwner(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  slug: string,
  documentId: string | undefined,
): Promise<Row | undefined> {
  const addresses = strapi.db.query(previousAddressModel)
  const own = documentId && (await addresses.findOne({ where: { contentType: uid, documentId, slug } }))
  // Its own former address, which it may have back.
  if (own) return undefined
  const owners = await addresses.findMany({ where: { contentType: uid, slug } })
  const documentIds = owners.map((it) => it.documentId)
  if (documentIds.length === 0) return undefined
  return strapi.db.query(uid).findOne({ where: { documentId: { $in: documentIds } } } as never)
}

/** The former address parts of other entries that begin with a text; those of deleted entries among them. */
export async function formerWithPrefix(
  strapi: Core.Strapi,
  contentType: string,
  prefix: string,
  documentId: string | undefined,
): Promise<string[]> {
  const addresses: PreviousAddress[] = await strapi.db
    .query(previousAddressModel)
    .findMany({ where: { contentType, slug: { $startsWith: prefix } } })
  const own = new Set(addresses.flatMap((it) => (it.documentId === documentId ? [it.slug] : [])))
  return addresses.map(({ slug }) => slug).filter((slug) => !own.has(slug))
}
