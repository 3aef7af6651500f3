import type { Core, UID } from '@strapi/strapi'
import { type DocumentChange, isPublishing } from '../document-changes'
import { previousAddressModel } from './previous-address-model'
import { hasAddressPart } from './types-with-address-part'

/** The event after which the previous addresses of an entry differ from what the site has read. */
export const addressesChanged = 'centre.addresses-changed'

/** The languages of an entry share its address part; content of earlier releases may differ. */
async function publicAddresses(strapi: Core.Strapi, uid: UID.ContentType, documentId: string) {
  const where = { documentId, publishedAt: { $notNull: true } }
  const rows = await strapi.db.query(uid).findMany({ select: ['slug'], where } as never)
  return new Set(rows.map(({ slug }) => String(slug)))
}

async function record(strapi: Core.Strapi, contentType: string, documentId: string, left: string[]) {
  const addresses = strapi.db.query(previousAddressModel)
  for (const slug of left) {
    const where = { contentType, documentId, slug }
    const at = new Date().toISOString()
    const known = await addresses.findOne({ where })
    await (known
      ? addresses.update({ where: { id: known.id }, data: { at } })
      : addresses.create({ data: { ...where, at } }))
  }
}

/**
 * Stores the address parts that an entry leaves when it is published with another one, withdrawn or deleted, in the same
 * transaction. They belong to the entry and not to its present address, so there are neither chains nor loops.
 */
export function recordPreviousAddresses(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context
    const params = context.params as DocumentChange['params']
    const { documentId } = params
    const changesPublicState =
      isPublishing({ action, params }) || action === 'unpublish' || action === 'delete'
    if (!changesPublicState || !documentId || !hasAddressPart(strapi, uid)) return next()
    return strapi.db.transaction(async ({ onCommit }) => {
      const before = await publicAddresses(strapi, uid, documentId)
      const result = await next()
      const after = await publicAddresses(strapi, uid, documentId)
      const left = [...before].filter((slug) => !after.has(slug))
      await record(strapi, uid, documentId, left)
      if (left.length > 0 || [...after].some((slug) => !before.has(slug)))
        onCommit(() => strapi.eventHub.emit(addressesChanged, { documentId }))
      return result
    })
  })
}
