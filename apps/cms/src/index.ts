import type { Core } from '@strapi/strapi'
import { seedDemoContent } from '../demo/seed/seed'
import { sendAccountMail } from './accounts/account-mail'
import { addLoginProvider, switchOnLoginProvider } from './accounts/login-provider'
import { removeDefaultApiTokens } from './bootstrap/default-api-tokens'
import { createLocales } from './bootstrap/locales'
import { grantPermissions } from './bootstrap/permissions'
import { keepSiteToken } from './bootstrap/site-token'
import { hideRelations } from './draft-guard/hide-relations'
import { readPublishedOnly } from './draft-guard/published-only'
import { arrangeViews } from './editing/arrange-views'
import { environment } from './environment'
import { exposeIds } from './graphql/expose-ids'
import { leaveOutInternalTypes } from './graphql/leave-out-types'
import { mailMessages } from './messages/mail-messages'
import { refuseUnknownLocales } from './refusals/unknown-locales'
import { refuseUnreadableQueries } from './refusals/unreadable-queries'
import { shareBetweenLanguages } from './shared-fields/share-between-languages'
import { tellSite } from './webhook/tell-site'

interface Context {
  strapi: Core.Strapi
}

export default {
  register({ strapi }: Context) {
    hideRelations(strapi)
    refuseUnreadableQueries(strapi)
    refuseUnknownLocales(strapi)
    readPublishedOnly(strapi)
    // Before what is shared is written: the site hears of a change when all of it is there.
    tellSite(strapi, environment)
    mailMessages(strapi, environment)
    shareBetweenLanguages(strapi)
    exposeIds(strapi)
    leaveOutInternalTypes(strapi)
    addLoginProvider(strapi, environment)
  },

  async bootstrap({ strapi }: Context) {
    await createLocales(strapi)
    await arrangeViews(strapi)
    await grantPermissions(strapi)
    await removeDefaultApiTokens(strapi)
    await keepSiteToken(strapi, environment)
    await sendAccountMail(strapi, environment)
    await switchOnLoginProvider(strapi, environment)
    await seedDemoContent(strapi, environment.DEMO_CONTENT, new Date())
  },
}
