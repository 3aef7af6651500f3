import type { Core } from '@strapi/strapi'
import type { Context } from '../panel-entries/panel-routes'
import { readableActions } from '../schedule/readable-actions'
import { scheduledActionsOf } from '../schedule/scheduled-actions'

/** How many rows are read at most to find those that the user may read. */
const maxRead = 200

/** What could not be done at its time, then the next of what is planned: as many as are shown, and how many there are. */
export async function plannedActions(strapi: Core.Strapi, ctx: Context, limit: number) {
  const actions = scheduledActionsOf(strapi)
  const failed = await actions.find({ state: 'failed' }, maxRead)
  const planned = await actions.find({ state: 'scheduled' }, maxRead)
  const [ofFailed, ofPlanned] = await Promise.all(
    [failed, planned].map((rows) => readableActions(strapi, ctx, rows)),
  )
  const all = [...(ofFailed ?? []), ...(ofPlanned ?? [])]
  return { total: all.length, first: all.slice(0, limit) }
}
