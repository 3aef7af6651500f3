import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { listenOnLoopback } from './loopback.ts'

type View = { path: string | undefined; headers: IncomingHttpHeaders; event: Record<string, string> }

const accept = (response: ServerResponse) => void response.writeHead(202).end('ok')

/** A server on loopback that counts page views like Plausible; `respond` may override its response. */
export async function startCollector(respond: (response: ServerResponse) => void = accept) {
  const views: View[] = []
  const server = await listenOnLoopback(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    views.push({ path: request.url, headers: request.headers, event: JSON.parse(body) })
    respond(response)
  })
  return { ...server, views }
}
