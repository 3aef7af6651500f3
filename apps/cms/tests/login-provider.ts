import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An OAuth server on loopback that signs its one user in without a prompt, and returns their identity. */
export async function startLoginProvider(person: { email: string; email_verified: boolean }) {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://provider')
    const json = (body: object) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    if (url.pathname === '/token') return json({ access_token: 'of-the-person', token_type: 'bearer' })
    if (url.pathname === '/userinfo') {
      if (request.headers.authorization !== 'Bearer of-the-person') return response.writeHead(401).end()
      return json(person)
    }
    const back = new URL(url.searchParams.get('redirect_uri') ?? '')
    back.searchParams.set('code', 'once')
    back.searchParams.set('state', url.searchParams.get('state') ?? '')
    response.writeHead(302, { Location: back.href }).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    env: {
      OAUTH_AUTHORIZE_URL: `${url}/authorize`,
      OAUTH_TOKEN_URL: `${url}/token`,
      OAUTH_USERINFO_URL: `${url}/userinfo`,
      OAUTH_CLIENT_ID: 'content-server',
      OAUTH_CLIENT_SECRET: 'known-to-both',
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
