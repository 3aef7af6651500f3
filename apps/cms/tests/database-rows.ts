import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { inject } from 'vitest'
import type { Data } from './data.ts'

type Place = Pick<Data, 'dataDir' | 'database'>

/** Runs a statement in the database of a content server. */
export function runIn({ dataDir, database }: Place, statement: string) {
  const cluster = inject('cluster')
  if (cluster && database) {
    const program = path.join(cluster.binaries, 'psql')
    execFileSync(program, [
      '--host',
      cluster.folder,
      '--username',
      'postgres',
      '--command',
      statement,
      database,
    ])
    return
  }
  const file = new DatabaseSync(path.join(dataDir, 'cms.sqlite'))
  file.exec('PRAGMA busy_timeout = 60000')
  file.exec(statement)
  file.close()
}

/** Reads rows from the database of a content server, running or not. */
export function rowsIn({ dataDir, database }: Place, query: string): Record<string, unknown>[] {
  const cluster = inject('cluster')
  if (!cluster || !database) {
    // The server may be writing.
    const file = new DatabaseSync(path.join(dataDir, 'cms.sqlite'), { timeout: 60_000 })
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
