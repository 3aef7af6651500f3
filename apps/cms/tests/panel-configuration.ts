import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'
import type { Administrator } from './administrator.ts'

/** How the panel shows the entries of a type, or a component. */
export interface Configuration {
  settings: Record<string, unknown>
  metadatas: Record<string, { edit: { label?: string; description?: string }; list: { label?: string } }>
  layouts: { edit: { name: string; size: number }[][]; list: string[] }
}

export const isType = (uid: string) => uid.startsWith('api::')
const address = (uid: string) =>
  `/content-manager/${isType(uid) ? 'content-types' : 'components'}/${uid}/configuration`

export async function configurationOf(administrator: Administrator, uid: string): Promise<Configuration> {
  const { data } = await administrator('GET', address(uid))
  return isType(uid) ? data.contentType : data.component
}

/** Stores it like the panel: without the main field of a list. */
export const configure = (administrator: Administrator, uid: string, configuration: Configuration) =>
  administrator('PUT', address(uid), {
    ...configuration,
    metadatas: Object.fromEntries(
      Object.entries(configuration.metadatas).map(([name, { edit, list }]) => [
        name,
        { edit, list: { ...list, mainField: undefined } },
      ]),
    ),
  })

/** Replaces the stored view of a type, and the record of its configured parts, with those of an earlier version. */
export function restoreEarlierView(dataDir: string, uid: string, change: (text: string) => string) {
  const database = new DatabaseSync(path.join(dataDir, 'cms.sqlite'))
  const keys = [`centre_arranged_${uid}`, `plugin_content_manager_configuration_content_types::${uid}`]
  for (const key of keys) {
    const row = database.prepare('SELECT value FROM strapi_core_store_settings WHERE key = ?').get(key)
    const value = change(String(row?.value))
    expect(value, key).not.toBe(row?.value)
    database.prepare('UPDATE strapi_core_store_settings SET value = ? WHERE key = ?').run(value, key)
  }
  database.close()
}
