import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenOnLoopback } from './loopback.ts'

/**
 * A proxy before the real site: `instead` may respond to a request itself, or never respond; it returns true for requests
 * that it handles.
 */
export async function proxySite(
  siteUrl: string,
  instead: (path: string, response: ServerResponse, request: IncomingMessage) => boolean,
) {
  return listenOnLoopback((request, response) => {
    if (instead(request.url ?? '/', response, request)) return
    const { method, headers, url } = request
    const passed = httpRequest(new URL(url ?? '/', siteUrl), { method, headers }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers)
      upstream.pipe(response)
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  })
}
