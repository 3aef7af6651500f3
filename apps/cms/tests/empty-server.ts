import { once } from 'node:events'
import { get } from 'node:http'
import path from 'node:path'
import { inject } from 'vitest'
import { administratorWith } from './administrator.ts'
import { firstStart } from './demo-server.ts'
import { panelAccount } from './panel-account.ts'

export interface EmptyServer {
  url: string
  dataDir: string
  database?: string
  /** Of the first administrator. */
  token: string
  jwtSecret: string
}

/**
 * A server without content and its first administrator, for this file alone. Another file had it before, so a test looks
 * only for what it created; it restarts nothing and changes no settings.
 */
export async function emptyServer() {
  const server = await firstStart<EmptyServer>('/empty/take')
  const administrator = administratorWith(server.url, server.token)
  return {
    ...server,
    uploads: path.join(server.dataDir, 'public/uploads'),
    administrator,
    /** An administrator of this file: Strapi accepts five sign-ins with one address in five minutes. */
    newAccount: () => panelAccount(administrator, 'strapi-super-admin', 'Azar'),
    /** Of the media library. */
    headers: { Authorization: `Bearer ${server.token}` },
    async giveBack() {
      const address = `${inject('firstStartsUrl')}/empty/give-back?${new URLSearchParams({ url: server.url })}`
      await once(get(address), 'response')
    },
  }
}
