import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { knownLocale } from '../known-locale'
import { locales } from '../locales'
import { accessOf, draftOf, requestedType } from '../panel-entries/entry-access'
import { addPanelRoutes, type Context } from '../panel-entries/panel-routes'
import { draftsOf, readableActions, shownAction } from './readable-actions'
import { parseSchedule, scheduleEntry } from './schedule-entry'
import { scheduledActionsOf } from './scheduled-actions'

const codes = locales.map(({ code }) => code)

const period = z.object({ from: z.iso.datetime(), to: z.iso.datetime() })

function draftType(strapi: Core.Strapi, contentType: string) {
  if (!requestedType(strapi, contentType).options?.draftAndPublish) throw new errors.NotFoundError()
  return contentType
}

/** The routes of the panel for what is published and unpublished at a set time. */
export function addScheduleRoutes(strapi: Core.Strapi) {
  const actions = scheduledActionsOf(strapi)

  /** The schedule of an entry in all of its languages, and what the user may do with the one that is asked for. */
  async function find(ctx: Context) {
    const contentType = draftType(strapi, ctx.params.contentType ?? '')
    const { documentId = '' } = ctx.params
    const locale = knownLocale(ctx.query.locale)
    const draft = await draftOf(strapi, { contentType, documentId, locale })
    if (!draft) throw new errors.NotFoundError()
    const { mayRead, mayPublish } = accessOf(strapi, ctx, contentType, draft)
    if (!mayRead) throw new errors.ForbiddenError()
    const drafts = await draftsOf(strapi, contentType, [documentId])
    ctx.body = {
      actions: (await actions.find({ contentType, documentId })).map(shownAction),
      locales: codes.filter((code) => drafts.has(`${documentId} ${code}`)),
      mayPublish,
    }
  }

  const handlers = {
    find,
    /** What is in a period, and all that failed. */
    async list(ctx: Context) {
      const { success, data } = period.safeParse(ctx.query)
      if (!success)
        throw new errors.ValidationError('`from` and `to` are moments, such as 2026-11-23T23:30:00Z')
      const at = { $gte: data.from, $lt: data.to }
      ctx.body = await readableActions(
        strapi,
        ctx,
        await actions.find({ $or: [{ at }, { state: 'failed' }] }),
      )
    },
    /** What is not done yet of a type. */
    async ofType(ctx: Context) {
      const contentType = draftType(strapi, ctx.params.contentType ?? '')
      const open = await actions.find({ contentType, state: { $ne: 'done' } })
      ctx.body = await readableActions(strapi, ctx, open)
    },
    async change(ctx: Context) {
      const contentType = draftType(strapi, ctx.params.contentType ?? '')
      const { documentId = '' } = ctx.params
      await scheduleEntry(strapi, ctx, { contentType, documentId }, parseSchedule(ctx.request.body))
      await find(ctx)
    },
  }

  const list = '/schedule'
  const entry = `${list}/:contentType/:documentId`
  addPanelRoutes(strapi, [
    ['GET', list, handlers.list],
    ['GET', `${list}/:contentType`, handlers.ofType],
    ['GET', entry, handlers.find],
    ['PUT', entry, handlers.change],
  ])
}
