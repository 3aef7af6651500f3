import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Environment } from '../environment-variables'
import { entryAccess } from '../panel-entries/entry-access'
import { addPanelRoutes, type Context } from '../panel-entries/panel-routes'
import { type AddressPartAnswer, addressPart, firstFree } from './address-part'
import { formerWithPrefix } from './former-owner'
import { hasAddressPart, rowsWithPrefix } from './types-with-address-part'

/** `GET /content-manager/address-parts/:contentType?wanted=&documentId=`, for the input of the panel. */
export function addAddressPartRoutes(strapi: Core.Strapi, { SITE_ORIGINS }: Environment) {
  const find = async (ctx: Context) => {
    const { contentType = '' } = ctx.params
    if (!hasAddressPart(strapi, contentType)) throw new errors.NotFoundError()
    const { can } = entryAccess(strapi, ctx, contentType)
    if (!can.read() && !can.create()) throw new errors.ForbiddenError()
    const documentId = ctx.query.documentId ? String(ctx.query.documentId) : undefined
    const wanted = String(ctx.query.wanted ?? '')
    const taken = addressPart.test(wanted)
      ? await rowsWithPrefix(strapi, contentType, 'slug', wanted, documentId)
      : []
    const former = addressPart.test(wanted)
      ? await formerWithPrefix(strapi, contentType, wanted, documentId)
      : []
    const published =
      documentId &&
      (await strapi.db
        .query(contentType)
        .findOne({ select: ['slug'], where: { documentId, publishedAt: { $notNull: true } } } as never))
    ctx.body = {
      free: firstFree(wanted, new Set([...taken.map(({ slug }) => slug), ...former])),
      published: published ? String(published.slug) : null,
      site: SITE_ORIGINS?.[0] ?? null,
    } satisfies AddressPartAnswer
  }
  addPanelRoutes(strapi, [['GET', '/address-parts/:contentType', find]])
}
