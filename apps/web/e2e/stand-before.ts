import { once } from 'node:events'
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The real site as it is reached through a proxy: `instead` may answer for it, or leave a visitor without an answer.
 * What it returns true for is its own.
 */
export async function standBefore(
  siteUrl: string,
  instead: (path: string, response: ServerResponse, request: IncomingMessage) => boolean,
) {
  const server = createServer((request, response) => {
    if (instead(request.url ?? '/', response, request)) return
    const { method, headers, url } = request
    const passed = ask(new URL(url ?? '/', siteUrl), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}
