import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { inject } from 'vitest'
import type { Data } from './data.ts'

/** Reads rows from the database of a content server, running or not. */
export function rowsIn({ dataDir, database }: Data, query: string): Record<string, unknown>[] {
  const cluster = inject('cluster')
  if (!cluster || !database) {
    const file = new DatabaseSync(path.join(dataDir, 'cms.sqlite'))
    try {
      return file.prepare(query).all()
    } finally {
      file.close()
    }
  }
  const json = `SELECT coalesce(json_agg(it), '[]') FROM (${query}) AS it`
  const options = ['--host', cluster.folder, '--username', 'postgres', '--no-align', '--tuples-only']
  const output = execFileSync(path.join(cluster.binaries, 'psql'), [...options, '--command', json, database])
  return JSON.parse(output.toString())
}
