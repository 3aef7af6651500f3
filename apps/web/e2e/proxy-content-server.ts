import type { ServerResponse } from 'node:http'
import { listenOnLoopback } from './loopback.ts'

type ProxyResponse = { status: number; body?: unknown; headers?: Record<string, string> }

/** A proxy before the real content server that responds to some requests itself, chosen by their URL and body. */
export async function proxyContentServer(
  instead: (
    url: URL,
    body: string,
    response: ServerResponse,
  ) => ProxyResponse | undefined | Promise<ProxyResponse | undefined>,
) {
  const target = process.env.CMS_URL ?? ''
  return listenOnLoopback(async (request, response) => {
    const url = new URL(request.url ?? '/', target)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const replacement = await instead(url, Buffer.concat(chunks).toString(), response)
    if (replacement) {
      response.writeHead(replacement.status, { 'content-type': 'application/json', ...replacement.headers })
      response.end(replacement.body ? JSON.stringify(replacement.body) : undefined)
      return
    }
    const passed = await fetch(url, {
      method: request.method ?? 'GET',
      headers: {
        'content-type': request.headers['content-type'] ?? 'application/json',
        ...(request.headers.authorization && { authorization: request.headers.authorization }),
      },
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    })
    response.writeHead(passed.status, { 'content-type': passed.headers.get('content-type') ?? '' })
    response.end(Buffer.from(await passed.arrayBuffer()))
  })
}
