import { randomBytes } from 'node:crypto'
import { cpSync, rmSync } from 'node:fs'
import { inject } from 'vitest'
import { newDataFolder } from '../../../tools/data-folder.mjs'
import { demoServer, tables } from './demo-server.ts'
import { type Cluster, createDatabase } from './postgres-cluster.ts'

/** The storage of a content server: a folder and, on PostgreSQL, a database. */
export interface Data {
  dataDir: string
  database?: string
  /** The environment variables of the database. */
  env: Record<string, string>
}

/** Separate data for one server: empty, or a copy of data that no server is using. */
export function newData(cluster: Cluster | undefined, original?: Data): Data {
  const dataDir = newDataFolder('cms-tests-')
  if (original) cpSync(original.dataDir, dataDir, { recursive: true })
  if (!cluster) return { dataDir, env: {} }
  const database = `cms_${randomBytes(6).toString('hex')}`
  const DATABASE_URL = createDatabase(cluster, database, original?.database)
  return { dataDir, database, env: { DATABASE_CLIENT: 'postgres', DATABASE_URL } }
}

/** The databases are removed with their cluster. */
export const removeData = ({ dataDir }: Data) => rmSync(dataDir, { recursive: true, force: true })

/** For a test that needs a server's very first start. */
export const unusedData = () => newData(inject('cluster'))

/** No content, for a test that starts its server itself. */
export const emptyData = async () => newData(inject('cluster'), await tables())

/** The demo content, for a test that starts and changes its server itself. */
export const seededCopy = async () => newData(inject('cluster'), (await demoServer()).seeded)
