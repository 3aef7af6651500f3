import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { knownLocale } from '../known-locale'
import { entryAccess } from '../panel-entries/entry-access'
import { addPanelRoutes, type Context } from '../panel-entries/panel-routes'
import { listedOccurrences, listedSignUps } from './listed-sign-ups'
import { registrationModel } from './registration'

/** The routes of the panel for those who may read registrations: who comes to which event. */
export function addSignUpPanelRoutes(strapi: Core.Strapi) {
  const requirePermission = (ctx: Context) => {
    if (!entryAccess(strapi, ctx, registrationModel).can.read()) throw new errors.ForbiddenError()
  }
  addPanelRoutes(strapi, [
    [
      'GET',
      '/sign-ups',
      async (ctx) => {
        requirePermission(ctx)
        ctx.body = await listedOccurrences(strapi, knownLocale(ctx.query.locale))
      },
    ],
    [
      'GET',
      '/sign-ups/:event/:occurrence',
      async (ctx) => {
        requirePermission(ctx)
        const { event, occurrence } = ctx.params
        const found = await listedSignUps(strapi, event, occurrence, knownLocale(ctx.query.locale))
        if (!found) throw new errors.NotFoundError()
        ctx.body = found
      },
    ],
  ])
}
