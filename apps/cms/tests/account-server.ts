import { type Administrator, administratorOf, fullAccessToken } from './administrator.ts'
import { emptyData, removeData } from './data.ts'
import { startMailServer } from './mail-server.ts'
import { startContentServer } from './start-content-server.ts'

/** A content server for tests of accounts: behind a proxy, with mail, an administrator and a program that may do everything. */
export async function startAccountServer(moreEnv: Record<string, string> = {}) {
  const content = await emptyData()
  const mail = await startMailServer()
  const server = await startContentServer({
    demoContent: 'off',
    ...content,
    env: {
      ...content.env,
      // With an https URL the server trusts a proxy, which forwards the client's IP address.
      PUBLIC_URL: 'https://cms.example.org',
      SMTP_URL: mail.url,
      MAIL_FROM: 'centre@example.org',
      ...moreEnv,
    },
  })
  const administrator: Administrator = await administratorOf(server.url)
  const program = await fullAccessToken(administrator)
  const { roles } = await administrator('GET', '/users-permissions/roles')
  const role: number = roles.find(({ type }: { type: string }) => type === 'authenticated').id
  return {
    content,
    mail,
    server,
    administrator,
    program,
    /** The role of users. */
    role,
    async stop() {
      await server.stop()
      await mail.stop()
      removeData(content)
    },
  }
}

export type AccountServer = Awaited<ReturnType<typeof startAccountServer>>

let clients = 0

/** Headers of a client with an IP address of its own, since limits are per address. */
export const newClientHeaders = () => ({
  'Content-Type': 'application/json',
  'X-Forwarded-For': `192.0.2.${++clients % 250}`,
  'X-Forwarded-Proto': 'https',
})
