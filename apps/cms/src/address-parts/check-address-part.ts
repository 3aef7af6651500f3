import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { titleOf } from '../versions/entry-content'
import { isRestoring } from '../versions/restoring'
import { addressPart } from './address-part'
import { formerAddressPart, takenAddressPart, wrongAddressPart } from './address-part-messages'
import { formerOwner } from './former-owner'
import { hasAddressPart } from './types-with-address-part'

interface Params {
  documentId?: string
  data?: { slug?: unknown }
}

/** The sentence about an address part that no entry may have or another has; undefined for a right one. */
async function fault(strapi: Core.Strapi, uid: UID.ContentType, slug: unknown, documentId?: string) {
  // Strapi asks for a missing one when the entry is published.
  if (slug === undefined || slug === null || slug === '') return undefined
  if (typeof slug !== 'string' || !addressPart.test(slug)) return wrongAddressPart()
  const where = { slug, ...(documentId && { documentId: { $ne: documentId } }) }
  const owner = await strapi.db.query(uid).findOne({ where } as never)
  if (owner) return takenAddressPart(slug, titleOf(owner) ?? slug)
  // What it has already was accepted once.
  if (documentId && (await strapi.db.query(uid).findOne({ where: { documentId, slug } } as never))) return
  const former = await formerOwner(strapi, uid, slug, documentId)
  return former && formerAddressPart(slug, titleOf(former) ?? slug)
}

async function draftAddress(strapi: Core.Strapi, uid: UID.ContentType, documentId: string) {
  const where = { documentId, publishedAt: null }
  return (await strapi.db.query(uid).findOne({ select: ['slug'], where } as never))?.slug
}

/** The fault of the address part of a draft, for a publication without a request. */
export const addressPartFault = async (strapi: Core.Strapi, uid: UID.ContentType, documentId: string) =>
  hasAddressPart(strapi, uid)
    ? fault(strapi, uid, await draftAddress(strapi, uid, documentId), documentId)
    : undefined

/**
 * Refuses an address part that is none, or that another entry of the type has in any language, as a draft or public, or had
 * when links to it were written. The site looks an entry up by it in all languages together, while Strapi compares published
 * entries of one language.
 */
export function checkAddressParts(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context
    if (!hasAddressPart(strapi, uid) || !strapi.requestContext.get() || isRestoring()) return next()
    const { documentId, data } = context.params as Params
    const writes = action === 'create' || action === 'update' || action === 'clone'
    if (!writes && action !== 'publish') return next()
    const slug = writes ? data?.slug : await draftAddress(strapi, uid, String(documentId))
    const message = await fault(strapi, uid, slug, action === 'clone' ? undefined : documentId)
    if (message)
      throw new errors.ValidationError(message, {
        errors: [{ path: ['slug'], message, name: 'ValidationError' }],
      })
    return next()
  })
}
