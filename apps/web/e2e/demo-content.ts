import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { newDataFolder } from '../../../tools/data-folder.mjs'
import { type ContentServer, startContentServer } from '../../cms/tests/start-content-server.ts'

const database = 'cms.sqlite'

/** Copies what a running content server stores. */
export function copyStored(dataDir: string, to: string) {
  cpSync(dataDir, to, { recursive: true, filter: (path) => !path.includes(database) })
  const running = new DatabaseSync(join(dataDir, database), { readOnly: true })
  running.prepare('VACUUM INTO ?').run(join(to, database))
  running.close()
}

/** What visitors may read of a running content server: each published entry, its language, and when it was published. */
export function publishedEntries(dataDir: string): string[] {
  const running = new DatabaseSync(join(dataDir, database), { readOnly: true })
  const tables = running
    .prepare(
      `SELECT name FROM sqlite_master
       WHERE (SELECT count(*) FROM pragma_table_info(sqlite_master.name)
              WHERE name IN ('document_id', 'locale', 'published_at')) = 3`,
    )
    .all()
  const entries = tables.flatMap(({ name }) =>
    running
      .prepare(
        `SELECT document_id, locale, published_at FROM "${name}" WHERE published_at IS NOT NULL AND locale IS NOT NULL`,
      )
      .all()
      .map((it) => [name, it.document_id, it.locale, it.published_at].join(' ')),
  )
  running.close()
  return entries.sort()
}

/**
 * Starts a separate content server with the demo content. It uses a copy of the database that the run's server had
 * after its import, because the import takes most of a first start.
 */
export async function startDemoContentServer(env: Record<string, string> = {}): Promise<ContentServer> {
  const dataDir = newDataFolder('demo-content-')
  cpSync(process.env.DEMO_CONTENT_COPY ?? '', dataDir, { recursive: true })
  const { NODE_COMPILE_CACHE = '' } = process.env
  const server = await startContentServer({
    demoContent: 'once',
    dataDir,
    env: { NODE_COMPILE_CACHE, ...env },
  })
  const stop = async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true })
  }
  return { ...server, stop }
}
