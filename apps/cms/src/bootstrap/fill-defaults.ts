import type { Core } from '@strapi/strapi'
import { mayBeEmpty } from '../field-checks/may-be-empty'

interface Column {
  columnName?: string
  default?: unknown
}

/**
 * Entries that are older than a field with a default hold null in it, which the contract says no answer has: they get the
 * default.
 */
export async function fillDefaults(strapi: Core.Strapi) {
  for (const { uid, tableName, attributes } of strapi.db.metadata.values()) {
    if (!uid.startsWith('api::') && !(uid in strapi.components)) continue
    for (const [name, { columnName, default: value }] of Object.entries(
      attributes as Record<string, Column>,
    )) {
      if (mayBeEmpty(name)) continue
      // Strapi's own columns have functions.
      if (columnName === undefined || value === undefined || value === null || typeof value === 'function')
        continue
      await strapi.db
        .connection(tableName)
        .whereNull(columnName)
        .update({ [columnName]: value })
    }
  }
}
