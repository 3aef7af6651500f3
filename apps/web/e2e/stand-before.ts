import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenOnLoopback } from './loopback.ts'

/**
 * The real site as it is reached through a proxy: `instead` may answer for it, or leave a visitor without an answer.
 * What it returns true for is its own.
 */
export async function standBefore(
  siteUrl: string,
  instead: (path: string, response: ServerResponse, request: IncomingMessage) => boolean,
) {
  return listenOnLoopback((request, response) => {
    if (instead(request.url ?? '/', response, request)) return
    const { method, headers, url } = request
    const passed = ask(new URL(url ?? '/', siteUrl), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  })
}
