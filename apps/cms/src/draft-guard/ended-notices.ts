import { noticeTimes, shownAfterLastTimeMs } from '@islamic-centre/site-contract/death-notice'
import type { Core } from '@strapi/strapi'
import { deathNotice } from '../field-checks/death-notice'
import { contentApiRequest, mayReadDrafts } from './may-read-drafts'

const reads = ['findOne', 'findFirst', 'findMany', 'count']

/** The filter of the death notices that have not ended (`endOfNotice`) at a moment in milliseconds since 1970. */
export function notEnded(now: number) {
  const lastTime = new Date(now - shownAfterLastTimeMs).toISOString()
  return {
    $or: [
      { until: { $gt: new Date(now).toISOString() } },
      { until: { $null: true }, $or: noticeTimes.map((it) => ({ [it]: { $gt: lastTime } })) },
    ],
  }
}

/** A death notice is public until its end: afterwards no read through the content API finds it. */
export function hideEndedNotices(strapi: Core.Strapi) {
  strapi.documents.use((context, next) => {
    if (context.uid !== deathNotice || !reads.includes(context.action)) return next()
    const request = contentApiRequest(strapi)
    if (!request || mayReadDrafts(request)) return next()
    const params = context.params as { filters?: object }
    const filters = { $and: [...(params.filters ? [params.filters] : []), notEnded(Date.now())] }
    context.params = { ...params, filters } as typeof context.params
    return next()
  })
}
