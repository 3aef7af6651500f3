import type { Core } from '@strapi/strapi'

export const versionModel = 'centre::version'

/**
 * What made a version. `shared` is a field that a save in another language changed, too; `found` is a state that something
 * else wrote, such as an earlier release, and that was found before it was changed.
 */
export type VersionAction =
  | 'saved'
  | 'published'
  | 'unpublished'
  | 'discarded'
  | 'deleted'
  | 'restored'
  | 'shared'
  | 'found'

/** An entry in one language as it was, without its content. */
export interface VersionSummary {
  id: number
  contentType: string
  documentId: string
  locale: string
  action: VersionAction
  at: string
  /** The name of the account or API token; null for the server itself and what is not known. */
  author: string | null
  authorKind: 'person' | 'program' | 'server'
  title: string | null
  /** Of the content, so that equal versions are recognised without reading them. */
  hash: string
  /** The same for all languages that one change wrote. */
  change: string
  /** Whether it is a deleted entry that can be restored. */
  inBin: boolean
}

export interface Version extends VersionSummary {
  /** JSON, see `entry-content.ts`. */
  content: string
  entryCreatedAt: string
  entryCreatedBy: number | null
}

const columns = {
  contentType: 'string',
  documentId: 'string',
  locale: 'string',
  action: 'string',
  at: 'datetime',
  author: 'string',
  authorKind: 'string',
  title: 'text',
  hash: 'string',
  change: 'string',
  inBin: 'boolean',
  content: 'text',
  entryCreatedAt: 'datetime',
  entryCreatedBy: 'integer',
} as const satisfies Record<Exclude<keyof Version, 'id'>, string>

/** A table and no content type, as for proposals: neither contract has it. */
export function addVersionModel(strapi: Core.Strapi) {
  const attributes = Object.entries(columns).map(([name, type]) => [name, { type }])
  const index = (name: string, names: string[]) => ({ name: `centre_versions_${name}`, columns: names })
  strapi.get('models').add({
    uid: versionModel,
    tableName: 'centre_versions',
    singularName: 'version',
    attributes: { id: { type: 'increments' }, ...Object.fromEntries(attributes) },
    indexes: [index('document', ['document_id']), index('bin', ['in_bin', 'at']), index('at', ['at'])],
  })
}
