import type { Core } from '@strapi/strapi'

const persistedTables = { type: 'core', key: 'persisted_tables' } as const

/**
 * Strapi drops a table that it has created when no model has it any more, which is so when an earlier release starts with the
 * database of a later one. It drops none that its core store lists: here those of this server's models (`centre::…`).
 */
export async function persistTables(strapi: Core.Strapi) {
  const own = [...strapi.db.metadata.values()].filter(({ uid }) => uid.startsWith('centre::'))
  const listed = ((await strapi.store.get(persistedTables)) ?? []) as (string | { name: string })[]
  const names = new Set(listed.map((it) => (typeof it === 'string' ? it : it.name)))
  const added = own.map(({ tableName }) => ({ name: tableName })).filter(({ name }) => !names.has(name))
  if (added.length > 0) await strapi.store.set({ ...persistedTables, value: [...listed, ...added] })
}
