import type { Core } from '@strapi/strapi'

const madeByStrapi = ['Full Access', 'Read Only']

/**
 * While there is no administrator, Strapi creates two tokens at every start. They are unused and one has full access,
 * so they are removed.
 */
export async function removeDefaultApiTokens(strapi: Core.Strapi) {
  if ((await strapi.db.query('admin::user').count()) > 0) return
  await strapi.db.query('admin::api-token').deleteMany({ where: { name: { $in: madeByStrapi } } })
}
