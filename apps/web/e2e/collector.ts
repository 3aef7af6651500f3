import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type View = { path: string | undefined; headers: IncomingHttpHeaders; event: Record<string, string> }

const accept = (response: ServerResponse) => void response.writeHead(202).end('ok')

/** A program on loopback that counts page views, as Plausible does; `answer` may say something else than it would. */
export async function startCollector(answer: (response: ServerResponse) => void = accept) {
  const views: View[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    views.push({ path: request.url, headers: request.headers, event: JSON.parse(body) })
    answer(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${port}`, views, stop }
}
