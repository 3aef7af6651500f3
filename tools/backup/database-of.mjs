import { join } from 'node:path'
import { StartFailure } from '../steps.mjs'
import { postgresDatabase } from './postgres-database.mjs'
import { sqliteDatabase } from './sqlite-database.mjs'

/**
 * A database that can be copied into a file and put back from it.
 * @typedef {object} Database
 * @property {'sqlite' | 'postgres'} kind
 * @property {string} file its file in a backup
 * @property {(file: string) => Promise<void>} copyTo a consistent copy, also while it is used
 * @property {() => Promise<boolean>} isUsed whether a content server has it open
 * @property {(file: string, aside: string) => Promise<void>} putBack replaces it whole, or not at all; the previous one
 * is
 *   kept in the folder `aside`
 */

/**
 * The database of an installation, by the variables that the content server is started with.
 * @returns {Database}
 */
export function databaseOf(dataDir, { DATABASE_CLIENT = 'sqlite', DATABASE_URL } = process.env) {
  if (DATABASE_CLIENT === 'sqlite') return sqliteDatabase(join(dataDir, 'cms.sqlite'))
  if (DATABASE_CLIENT === 'postgres' && DATABASE_URL) return postgresDatabase(DATABASE_URL)
  throw new StartFailure(
    'DATABASE_CLIENT and DATABASE_URL must be those of the content server, for example DATABASE_CLIENT=postgres DATABASE_URL=postgres://…',
  )
}
