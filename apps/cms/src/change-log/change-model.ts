import type { Core } from '@strapi/strapi'
import type { LoggedChange } from './logged-change'

export const changeModel = 'centre::change'

const columns = {
  action: 'string',
  contentType: 'string',
  documentId: 'string',
  locale: 'string',
  title: 'text',
  setting: 'string',
  plannedAt: 'datetime',
  at: 'datetime',
  authorId: 'integer',
  author: 'text',
  authorKind: 'string',
} as const satisfies Record<Exclude<keyof LoggedChange, 'id'>, string>

/** A table and no content type, as for versions: neither contract has it, and deleted accounts leave their rows. */
export function addChangeModel(strapi: Core.Strapi) {
  const attributes = Object.entries(columns).map(([name, type]) => [name, { type }])
  const index = (name: string, names: string[]) => ({ name: `centre_changes_${name}`, columns: names })
  strapi.get('models').add({
    uid: changeModel,
    tableName: 'centre_changes',
    singularName: 'change',
    attributes: { id: { type: 'increments' }, ...Object.fromEntries(attributes) },
    indexes: [index('at', ['at']), index('author', ['author_id', 'at']), index('action', ['action', 'at'])],
  })
}
