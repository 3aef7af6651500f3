import type { Core } from '@strapi/strapi'
import type { FailureReason } from './failure-reason'

export const scheduledActionModel = 'centre::scheduled-action'

/** `done` and `failed` are final: they are performed again only if an editor sets a new time. */
type State = 'scheduled' | 'done' | 'failed'

/** An entry that is published or unpublished at a set time, in one language. */
export interface ScheduledAction {
  id: number
  contentType: string
  documentId: string
  locale: string
  action: 'publish' | 'unpublish'
  /** The moment as an ISO text. */
  at: string
  state: State
  reason: FailureReason | null
  /** Attempts that ended with an unexpected error. */
  attempts: number
  /** The name of the user who set the time. */
  scheduledBy: string
  /** When it was done or failed. */
  finishedAt: string | null
}

/** A table and no content type, as the one of proposals. An entry has at most one row for each action and language. */
export function addScheduledActionModel(strapi: Core.Strapi) {
  // Strapi changes each of these objects.
  const text = () => ({ type: 'string' })
  const tableName = 'centre_scheduled_actions'
  strapi.get('models').add({
    uid: scheduledActionModel,
    tableName,
    singularName: 'scheduled-action',
    attributes: {
      id: { type: 'increments' },
      contentType: text(),
      documentId: text(),
      locale: text(),
      action: text(),
      at: { type: 'datetime' },
      state: text(),
      reason: { type: 'json' },
      attempts: { type: 'integer' },
      scheduledBy: text(),
      finishedAt: { type: 'datetime' },
    },
    indexes: [
      { name: `${tableName}_due_index`, columns: ['state', 'at'] },
      {
        name: `${tableName}_entry_unique`,
        type: 'unique',
        columns: ['content_type', 'document_id', 'locale', 'action'],
      },
    ],
  })
}
