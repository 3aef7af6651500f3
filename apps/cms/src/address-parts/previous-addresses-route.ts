import type { Core, UID } from '@strapi/strapi'
import { notEnded } from '../draft-guard/ended-notices'
import { deathNotice } from '../field-checks/death-notice'
import type { Context } from '../panel-entries/panel-routes'
import { type PreviousAddress, previousAddressModel } from './previous-address-model'
import { hasAddressPart } from './types-with-address-part'

/** Of these entries those that are public, with their present address parts. */
async function presentAddresses(strapi: Core.Strapi, uid: UID.ContentType, documentIds: string[]) {
  const where = {
    documentId: { $in: documentIds },
    publishedAt: { $notNull: true },
    ...(uid === deathNotice && notEnded(Date.now())),
  }
  const rows = await strapi.db.query(uid).findMany({ select: ['documentId', 'slug'], where } as never)
  return new Map(rows.map(({ documentId, slug }) => [documentId, String(slug)]))
}

/** The previous addresses of public entries, the latest first. */
async function previousAddresses(strapi: Core.Strapi) {
  const all: PreviousAddress[] = await strapi.db
    .query(previousAddressModel)
    .findMany({ orderBy: [{ at: 'desc' }, { id: 'desc' }] })
  const present = new Map<string, Map<string, string>>()
  for (const uid of new Set(all.map(({ contentType }) => contentType))) {
    if (!hasAddressPart(strapi, uid)) continue
    const moved = all.filter(({ contentType }) => contentType === uid)
    const documentIds = [...new Set(moved.map(({ documentId }) => documentId))]
    present.set(uid, await presentAddresses(strapi, uid, documentIds))
  }
  return all.flatMap(({ contentType, documentId, slug }) => {
    const now = present.get(contentType)?.get(documentId)
    return now === undefined || now === slug ? [] : [{ type: contentType, documentId, slug }]
  })
}

/** `GET /api/previous-addresses` for the site: it has what visitors have seen, and is not part of the contract. */
export function addPreviousAddressesRoute(strapi: Core.Strapi) {
  const route = {
    method: 'GET',
    path: '/previous-addresses',
    handler: async (ctx: Context) => {
      ctx.body = { data: { addresses: await previousAddresses(strapi) } }
    },
    info: { type: 'content-api' },
    config: { auth: false },
  }
  strapi.server.routes({ type: 'content-api', routes: [route] } as Parameters<typeof strapi.server.routes>[0])
}
