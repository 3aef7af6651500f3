import type { Core } from '@strapi/strapi'

const madeByStrapi = ['Full Access', 'Read Only']

/**
 * While there is no administrator, Strapi makes two tokens at every start. Nobody knows them and one may
 * write everything: a token is made when it is needed.
 */
export async function removeDefaultApiTokens(strapi: Core.Strapi) {
  if ((await strapi.db.query('admin::user').count()) > 0) return
  await strapi.db.query('admin::api-token').deleteMany({ where: { name: { $in: madeByStrapi } } })
}
