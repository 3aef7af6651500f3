import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { knownLocale } from '../known-locale'
import { locales } from '../locales'
import { accessOf, describeEntry, draftOf, type Entry, requestedType } from '../panel-entries/entry-access'
import { addPanelRoutes, type Context } from '../panel-entries/panel-routes'
import { textOfReason } from './failure-reason'
import { parseSchedule, scheduleEntry } from './schedule-entry'
import type { ScheduledAction } from './scheduled-action-model'
import { scheduledActionsOf } from './scheduled-actions'

const codes = locales.map(({ code }) => code)

const period = z.object({ from: z.iso.datetime(), to: z.iso.datetime() })

function draftType(strapi: Core.Strapi, contentType: string) {
  if (!requestedType(strapi, contentType).options?.draftAndPublish) throw new errors.NotFoundError()
  return contentType
}

const shown = ({ attempts: _, reason, ...row }: ScheduledAction) => ({
  ...row,
  reason: reason && textOfReason(row.contentType, reason),
})

/** Drafts of a type, with as much as names them and decides about access. */
async function draftsOf(strapi: Core.Strapi, contentType: string, documentIds: string[]) {
  const { attributes } = strapi.contentTypes[contentType as UID.ContentType]
  const titles = ['title', 'Title'].filter((name) => name in attributes)
  const drafts = (await strapi.db.query(contentType as UID.ContentType).findMany({
    select: ['documentId', 'locale', ...titles],
    where: { documentId: { $in: documentIds }, publishedAt: null },
    populate: ['createdBy'],
  })) as Entry[]
  return new Map(drafts.map((draft) => [`${draft.documentId} ${draft.locale}`, draft]))
}

/** The rows of entries that the user may read, with the names of the entries. */
async function readable(strapi: Core.Strapi, ctx: Context, rows: ScheduledAction[]) {
  const types = new Set(rows.map(({ contentType }) => contentType))
  const lists = [...types].map(async (contentType) => {
    if (!(contentType in strapi.contentTypes)) return []
    const group = rows.filter((row) => row.contentType === contentType)
    const documentIds = group.map(({ documentId }) => documentId)
    const drafts = await draftsOf(strapi, contentType, documentIds)
    return group.flatMap((row) => {
      const draft = drafts.get(`${row.documentId} ${row.locale}`)
      if (!draft || !accessOf(strapi, ctx, contentType, draft).mayRead) return []
      return [{ ...shown(row), ...describeEntry(strapi, contentType, draft) }]
    })
  })
  return (await Promise.all(lists)).flat().toSorted((a, b) => a.at.localeCompare(b.at))
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
      actions: (await actions.find({ contentType, documentId })).map(shown),
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
      ctx.body = await readable(strapi, ctx, await actions.find({ $or: [{ at }, { state: 'failed' }] }))
    },
    /** What is not done yet of a type. */
    async ofType(ctx: Context) {
      const contentType = draftType(strapi, ctx.params.contentType ?? '')
      const open = await actions.find({ contentType, state: { $ne: 'done' } })
      ctx.body = await readable(strapi, ctx, open)
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
