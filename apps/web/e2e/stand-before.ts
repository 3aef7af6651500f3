import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenOnLoopback } from './loopback.ts'

/**
 * A proxy before the real site: `instead` may answer a request itself, or never answer it; it returns true for requests
 * that it handles.
 */
export async function standBefore(
  siteUrl: string,
  instead: (path: string, response: ServerResponse, request: IncomingMessage) => boolean,
) {
  return listenOnLoopback((request, response) => {
    if (instead(request.url ?? '/', response, request)) return
    const { method, headers, url } = request
    const passed = httpRequest(new URL(url ?? '/', siteUrl), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  })
}
