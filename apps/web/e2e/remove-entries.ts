import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Removes all entries of a content type from the demo content of a running content server. */
export function removeEntries(dataDir: string, table: 'posts' | 'anouncements') {
  const database = new DatabaseSync(join(dataDir, 'cms.sqlite'))
  database.exec('PRAGMA busy_timeout = 30000')
  database.exec(`DELETE FROM ${table}`)
  database.close()
}
