import path from 'node:path'
import { administratorOf, tokenOf } from './administrator.ts'
import { emptyData, removeData } from './data.ts'
import { startContentServer } from './start-content-server.ts'

/** A content server for tests of uploads: its folder of uploads, its administrator, and the headers of the media library. */
export async function startUploadServer() {
  const content = await emptyData()
  const server = await startContentServer({ demoContent: 'off', ...content })
  const administrator = await administratorOf(server.url)
  return {
    url: server.url,
    dataDir: content.dataDir,
    uploads: path.join(content.dataDir, 'public/uploads'),
    administrator,
    headers: { Authorization: `Bearer ${await tokenOf(server.url)}` },
    logs: server.logs,
    async stop() {
      await server.stop()
      removeData(content)
    },
  }
}

export type UploadServer = Awaited<ReturnType<typeof startUploadServer>>
