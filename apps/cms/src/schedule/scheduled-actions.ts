import type { Core } from '@strapi/strapi'
import type { EntryAddress } from '../panel-entries/entry-access'
import type { FailureReason } from './failure-reason'
import { type ScheduledAction, scheduledActionModel } from './scheduled-action-model'

type Action = ScheduledAction['action']

/** The rows of the schedule. */
export function scheduledActionsOf(strapi: Core.Strapi) {
  // Strapi's types know the models of content types only. There is no database yet while routes are registered.
  const rows = () => strapi.db.query(scheduledActionModel as 'admin::user')
  const find = (where: object, limit?: number) =>
    rows().findMany({
      where,
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
      ...(limit && { limit }),
    }) as unknown as Promise<ScheduledAction[]>

  return {
    find,
    due: (now: Date) => find({ state: 'scheduled', at: { $lte: now } }),

    async schedule(entry: EntryAddress, action: Action, at: Date, scheduledBy: string) {
      const where = { ...entry, action }
      const data = { at, scheduledBy, state: 'scheduled', reason: null, attempts: 0, finishedAt: null }
      const { count } = await rows().updateMany({ where, data: data as never })
      if (count === 0) await rows().create({ data: { ...where, ...data } as never })
    },

    /** What is done stays. */
    cancel: (entry: EntryAddress, action: Action) =>
      rows().deleteMany({ where: { ...entry, action, state: { $ne: 'done' } } }),

    remove: (where: object) => rows().deleteMany({ where }),

    /** Whether it was scheduled and due until now, so that this transaction is the one that performs it. */
    async claim({ id }: ScheduledAction, now: Date) {
      const { count } = await rows().updateMany({
        where: { id, state: 'scheduled', at: { $lte: now } },
        data: { state: 'done', finishedAt: now } as never,
      })
      return count === 1
    },

    hasEarlier: async ({ contentType, documentId, locale, at }: ScheduledAction) =>
      (await rows().count({
        where: { contentType, documentId, locale, state: 'scheduled', at: { $lt: at } },
      })) > 0,

    /** Unless its time was changed meanwhile. */
    fail: ({ id, at }: ScheduledAction, reason: FailureReason, now: Date) =>
      rows().updateMany({
        where: { id, at, state: 'scheduled' },
        data: { state: 'failed', reason, finishedAt: now } as never,
      }),

    countAttempt: ({ id, at, attempts }: ScheduledAction) =>
      rows().updateMany({ where: { id, at }, data: { attempts: attempts + 1 } as never }),
  }
}
