import type { Core } from '@strapi/strapi'
import type { Context } from '../panel-entries/panel-routes'
import { registrationModel } from './registration'
import { signUpStates } from './sign-up-state'

/** What the site may do with registrations, with its token. */
export const registrationActions = ['signUp', 'lookUp', 'cancel'].map((it) => `${registrationModel}.${it}`)

/** Requests of the site alone, which are not part of the contract: what everybody may know, and what its token may do. */
export function addSignUpRoutes(strapi: Core.Strapi) {
  const post = (path: string, action: string) => ({
    method: 'POST',
    path,
    // As a name, so that Strapi knows the action and its permission.
    handler: `${registrationModel}.${action}`,
    info: { type: 'content-api' },
    config: { auth: { scope: [`${registrationModel}.${action}`] } },
  })
  const routes = [
    {
      method: 'GET',
      path: '/sign-up-states',
      handler: async (ctx: Context) => {
        ctx.body = { data: { states: await signUpStates(strapi, new Date()) } }
      },
      info: { type: 'content-api' },
      config: { auth: false },
    },
    post('/sign-ups', 'signUp'),
    post('/sign-ups/look-up', 'lookUp'),
    post('/sign-ups/cancel', 'cancel'),
  ]
  strapi.server.routes({ type: 'content-api', routes } as Parameters<typeof strapi.server.routes>[0])
}
