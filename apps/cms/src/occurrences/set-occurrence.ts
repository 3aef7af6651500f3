import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { isRestoring } from '../versions/restoring'
import { centrePlace } from './centre-place'
import { isNoSchedule, readSchedule, storedSchedule } from './read-schedule'
import { textOfFault } from './schedule-faults'
import { shownOccurrence } from './shown-occurrence'

export const postModel = 'api::post.post'

interface Params {
  documentId?: string
  data?: Record<string, unknown>
}

interface Row {
  id: number
  documentId: string
  startsAt?: string | null
  endsAt?: string | null
}

/** The schedule of the entry's drafts, which its languages share. */
async function scheduleOfDraft(strapi: Core.Strapi, documentId: string | undefined): Promise<unknown> {
  if (!documentId) return undefined
  const draft = await strapi.db
    .query(postModel)
    .findOne({ select: ['schedule'], where: { documentId, publishedAt: null } })
  return draft?.schedule
}

/** The schedule that an entry will have. Throws a `ValidationError` in the panel's language where it is wrong. */
async function scheduleFrom(strapi: Core.Strapi, { documentId, data = {} }: Params, now: Date) {
  if (!('schedule' in data)) return storedSchedule(await scheduleOfDraft(strapi, documentId))
  if (isNoSchedule(data.schedule)) {
    data.schedule = null
    return undefined
  }
  // A restored draft is as it was, also where a month was declared meanwhile.
  if (isRestoring()) return storedSchedule(data.schedule)
  const { schedule, fault } = readSchedule(data.schedule, now, await centrePlace(strapi))
  if (fault) {
    const message = textOfFault(fault)
    throw new errors.ValidationError(message, {
      errors: [{ path: ['schedule'], message, name: 'ValidationError' }],
    })
  }
  data.schedule = schedule
  return schedule
}

/**
 * Refuses a wrong schedule. Start and end of an entry that has one are those of its next occurrence, whatever is sent;
 * `moveOccurrences` moves them later.
 */
export function setOccurrence(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const isWrite = context.action === 'create' || context.action === 'update'
    const params = context.params as Params
    if (context.uid !== postModel || !isWrite || !params.data) return next()
    const now = new Date()
    const schedule = await scheduleFrom(strapi, params, now)
    if (!schedule) return next()
    const shown = shownOccurrence(schedule, now, await centrePlace(strapi))
    const times = {
      startsAt: shown?.startsAt.toISOString() ?? null,
      endsAt: shown?.endsAt?.toISOString() ?? null,
    }
    Object.assign(params.data, times)
    const written = (await next()) as Row
    // In a new language Strapi fills what is empty with the value that the other languages had, and gives it to them again.
    const filled = Object.entries(times).filter(
      ([name, value]) => value === null && written[name as keyof Row],
    )
    if (filled.length > 0) {
      const data = Object.fromEntries(filled)
      const drafts = { documentId: written.documentId, publishedAt: null }
      await strapi.db.query(postModel).updateMany({ where: { $or: [{ id: written.id }, drafts] }, data })
      Object.assign(written, data)
    }
    return written
  })
}
