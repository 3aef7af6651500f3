import type { Core } from '@strapi/strapi'
import { removeDefaultApiTokens } from './bootstrap/default-api-tokens'
import { createLocales } from './bootstrap/locales'
import { grantPermissions } from './bootstrap/permissions'
import { hideRelations } from './draft-guard/hide-relations'
import { readPublishedOnly } from './draft-guard/published-only'
import { exposeIds } from './graphql/expose-ids'
import { leaveOutInternalTypes } from './graphql/leave-out-types'

interface Context {
  strapi: Core.Strapi
}

export default {
  register({ strapi }: Context) {
    hideRelations(strapi)
    readPublishedOnly(strapi)
    exposeIds(strapi)
    leaveOutInternalTypes(strapi)
  },

  async bootstrap({ strapi }: Context) {
    await createLocales(strapi)
    await grantPermissions(strapi)
    await removeDefaultApiTokens(strapi)
  },
}
