import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type ContentServer, startContentServer } from '../../cms/tests/start-content-server.ts'

const database = 'cms.sqlite'

/** Copies what a running content server stores. */
export function copyStored(dataDir: string, to: string) {
  cpSync(dataDir, to, { recursive: true, filter: (path) => !path.includes(database) })
  const running = new DatabaseSync(join(dataDir, database), { readOnly: true })
  running.prepare('VACUUM INTO ?').run(join(to, database))
  running.close()
}

/**
 * Starts a separate content server with the demo content. It uses a copy of the database that the run's server had
 * after its import, because the import takes most of a first start.
 */
export async function startDemoContentServer(env: Record<string, string> = {}): Promise<ContentServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'demo-content-'))
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
