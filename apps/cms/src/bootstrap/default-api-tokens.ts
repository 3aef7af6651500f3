import type { Core } from '@strapi/strapi'
import { once } from '../once'

const madeByStrapi = ['Full Access', 'Read Only']

/** Nobody knows these tokens and one may write everything: a token is made when it is needed. */
export async function removeDefaultApiTokens(strapi: Core.Strapi) {
  await once(strapi, 'default-api-tokens', async () => {
    await strapi.db
      .query('admin::api-token')
      .deleteMany({ where: { name: { $in: madeByStrapi }, lastUsedAt: null } })
  })
}
