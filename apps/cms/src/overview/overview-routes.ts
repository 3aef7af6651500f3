import type { Core } from '@strapi/strapi'
import { defaultLocale } from '../locales'
import { entryAccess, entryOf } from '../panel-entries/entry-access'
import { addPanelRoutes, type Context } from '../panel-entries/panel-routes'
import { publicTypes } from '../public-types'
import { plannedActions } from './planned-actions'
import { undescribedPictures } from './undescribed-pictures'
import { untranslatedOf } from './untranslated'

const maxItems = 8
const message = 'api::message.message'

/** The first of a list and how many it has. */
const nothing = { total: 0, first: [] }

/** The routes of the panel's start page: what the user could attend to, of what the user's permissions allow. */
export function addOverviewRoutes(strapi: Core.Strapi) {
  addPanelRoutes(strapi, [
    [
      'GET',
      '/overview/translations',
      async (ctx: Context) => {
        const types = [...publicTypes.single, ...publicTypes.collection].filter((uid) =>
          // Of anybody: a permission of one's own entries only does not count.
          entryAccess(strapi, ctx, uid).can.publish(entryOf(defaultLocale, null)),
        )
        ctx.body = await untranslatedOf(strapi, types, maxItems)
      },
    ],
    [
      'GET',
      '/overview/pictures',
      async (ctx: Context) => {
        const rule = ctx.state.userAbility.relevantRuleFor('plugin::upload.read')
        const mayRead = rule && !rule.inverted && !rule.conditions
        ctx.body = mayRead ? await undescribedPictures(strapi, maxItems) : nothing
      },
    ],
    [
      'GET',
      '/overview/schedule',
      async (ctx: Context) => {
        ctx.body = await plannedActions(strapi, ctx, maxItems)
      },
    ],
    [
      'GET',
      '/overview/messages',
      async (ctx: Context) => {
        if (!entryAccess(strapi, ctx, message).can.read()) {
          ctx.body = nothing
          return
        }
        const messages = strapi.db.query(message)
        const where = { handled: false }
        const select = ['documentId', 'name', 'subject', 'createdAt'] as const
        const first = await messages.findMany({
          where,
          select: [...select],
          orderBy: { createdAt: 'desc' },
          limit: maxItems,
        })
        ctx.body = { total: await messages.count({ where }), first }
      },
    ],
  ])
}
