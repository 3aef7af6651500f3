import { listenOnLoopback } from './loopback.ts'

/** What the site requests of the content server: a type or a query, and a locale. */
export type Requested = { name: string; locale: 'fa' | 'en' }
export type ProxyResponse = { status: number; type: string; body: string }
/** Turns the right response into a wrong one; `fetchOther` returns the right response to another request. */
export type Falsify = (
  right: ProxyResponse,
  requested: Requested,
  fetchOther: (requested: Requested) => ProxyResponse | undefined,
) => ProxyResponse

const keyOf = ({ name, locale }: Requested) => `${name} ${locale}`

function requestedBy(url: URL, body: string): Requested {
  if (url.pathname !== '/graphql')
    return {
      name: url.pathname.replace(/^\/api\//, ''),
      locale: url.searchParams.get('locale') === 'en' ? 'en' : 'fa',
    }
  const { operationName, variables } = JSON.parse(body)
  return { name: operationName, locale: variables.locale }
}

/** A proxy before the real content server that falsifies exactly one response to each request it is armed for. */
export async function startFalsifyingProxy(target: string) {
  const rightResponses = new Map<string, ProxyResponse>()
  const armed = new Map<string, Falsify>()
  /** The number of right responses since the wrong one. */
  const rightSince = new Map<string, number>()

  const server = await listenOnLoopback(async (request, response) => {
    const url = new URL(request.url ?? '/', target)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const passed = await fetch(url, {
      method: request.method ?? 'GET',
      headers: { 'content-type': request.headers['content-type'] ?? 'application/json' },
      ...(body.length > 0 && { body }),
    })
    const bytes = Buffer.from(await passed.arrayBuffer())
    const type = passed.headers.get('content-type') ?? ''
    const isContent = url.pathname === '/graphql' || url.pathname.startsWith('/api/')
    if (!isContent) return void response.writeHead(passed.status, { 'content-type': type }).end(bytes)
    const right = { status: passed.status, type, body: bytes.toString() }
    const requested = requestedBy(url, body.toString())
    const key = keyOf(requested)
    rightResponses.set(key, right)
    const falsify = armed.get(key)
    armed.delete(key)
    rightSince.set(key, falsify ? 0 : (rightSince.get(key) ?? 0) + 1)
    const given = falsify?.(right, requested, (it) => rightResponses.get(keyOf(it))) ?? right
    response.writeHead(given.status, { 'content-type': given.type }).end(given.body)
  })
  return {
    ...server,
    /** The next response to each of these is wrong. */
    falsifyNext(requests: readonly Requested[], falsify: Falsify) {
      for (const it of requests) {
        rightSince.delete(keyOf(it))
        armed.set(keyOf(it), falsify)
      }
    },
    /** Those of these that have had their wrong response. */
    isFalsified: (it: Requested) => !armed.has(keyOf(it)),
    /** The number of right responses after the wrong one. */
    rightResponsesSince: (it: Requested) => (armed.has(keyOf(it)) ? 0 : (rightSince.get(keyOf(it)) ?? 0)),
  }
}
