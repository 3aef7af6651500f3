import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { listenOnLoopback } from './loopback.ts'

type View = { path: string | undefined; headers: IncomingHttpHeaders; event: Record<string, string> }

const accept = (response: ServerResponse) => void response.writeHead(202).end('ok')

/** A program on loopback that counts page views, as Plausible does; `answer` may say something else than it would. */
export async function startCollector(answer: (response: ServerResponse) => void = accept) {
  const views: View[] = []
  const server = await listenOnLoopback(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    views.push({ path: request.url, headers: request.headers, event: JSON.parse(body) })
    answer(response)
  })
  return { ...server, views }
}
