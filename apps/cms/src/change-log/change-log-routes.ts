import type { Core, UID } from '@strapi/strapi'
import { addPanelRoutes, type Context } from '../panel-entries/panel-routes'
import { plainPublicTypes, publicTypes, visitorTypes } from '../public-types'
import { retentionRoutes } from '../retention/retention-routes'
import { changeLogOf } from './change-log'
import { requireChangeLogPermission } from './change-log-permission'
import { parseChangeQuery } from './change-query'
import { changeRetention } from './change-retention'
import { listedChanges } from './listed-changes'
import type { ChangeLogOptions, ChangeLogPage } from './logged-change'

const loggedTypes: UID.ContentType[] = [
  ...publicTypes.single,
  ...publicTypes.collection,
  ...plainPublicTypes,
  ...visitorTypes,
]

/** The routes of the panel for the change log. */
export function addChangeLogRoutes(strapi: Core.Strapi) {
  const log = changeLogOf(strapi)
  const retention = retentionRoutes(strapi, changeRetention(strapi), 'changeRetention')

  const handlers = {
    async list(ctx: Context) {
      requireChangeLogPermission(ctx)
      const { where, offset, limit } = parseChangeQuery(ctx.query)
      const rows = await log.list(where, offset, limit)
      const changes = await listedChanges(strapi, ctx, rows)
      ctx.body = { total: await log.count(where), changes } satisfies ChangeLogPage
    },
    async options(ctx: Context) {
      requireChangeLogPermission(ctx)
      ctx.body = {
        people: await log.people(),
        types: loggedTypes.map((uid) => ({ uid, typeName: strapi.contentTypes[uid].info.displayName })),
        retention: await retention.read(ctx),
      } satisfies ChangeLogOptions
    },
  }
  addPanelRoutes(strapi, [
    ['GET', '/change-log', handlers.list],
    ['GET', '/change-log/options', handlers.options],
    ['PUT', '/change-log/retention', retention.set],
  ])
}
