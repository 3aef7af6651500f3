import createClient from 'openapi-fetch'
import { stringify } from 'qs'
import type { CallOptions, RestClient } from './calls.ts'
import { fetchWithRetry } from './fetch-with-retry.ts'
import { flatEntry } from './flat-entry.ts'
import { type Method, operations } from './operations.ts'
import { noResponse, RestError, refusal } from './rest-error.ts'

export type RestClientOptions = {
  /** Address of the content server, without `/api`. */
  baseUrl: string
  /** The timeout of one call with its retries, in milliseconds; default 5000. */
  timeoutMs?: number
  /** How often a read is retried when the network or a gateway fails; default 2. */
  retries?: number
  /** API token or a logged-in user's token, where the caller may do more than the public. */
  token?: string
  fetch?: typeof fetch
}

/** Only entries of content types are under `data` beside `meta`. */
function flatBody(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('data' in body) || !('meta' in body)) return body
  return { ...body, data: flatEntry(body.data) }
}

function parsed(text: unknown, { status }: Response): unknown {
  if (typeof text !== 'string' || text === '') return undefined
  try {
    return flatBody(JSON.parse(text))
  } catch (cause) {
    throw new RestError('The content server answered something that is no JSON.', { status, cause })
  }
}

/**
 * A typed client of the content server's REST contract: `client.posts.list({ locale: 'fa', pagination: { page: 2 } })`.
 * Query parameters nest as Strapi writes them: `{ populate: { images: { fields: ['url'] } } }` becomes
 * `populate[images][fields][0]=url`. Every failure is a `RestError`, but a call that its caller aborted
 * rejects with the caller's reason.
 */
export function createRestClient({
  baseUrl,
  timeoutMs = 5000,
  retries = 2,
  token,
  fetch: send = fetch,
}: RestClientOptions): RestClient {
  const http = createClient<Record<string, Record<Lowercase<Method>, object>>>({
    baseUrl: `${baseUrl}/api`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    querySerializer: (query) => stringify(query, { encodeValuesOnly: true }),
    fetch: fetchWithRetry(send, { timeoutMs, retries }),
  })

  const call =
    (method: Method, path: string) =>
    async (...input: unknown[]) => {
      const name = /\{(\w+)\}/.exec(path)?.[1]
      const pathParameters = name ? { [name]: input.shift() } : {}
      const body = method === 'POST' || method === 'PUT' ? { body: input.shift() } : {}
      const [query = {}, { signal } = {}] = input as [object?, CallOptions?]
      const { data, error, response } = await http
        .request(method.toLowerCase() as Lowercase<Method>, path, {
          params: { path: pathParameters, query },
          ...body,
          ...(signal && { signal }),
          parseAs: 'text',
          redirect: 'manual',
        } as never)
        .catch((cause: unknown) => {
          throw signal?.aborted ? signal.reason : noResponse(cause)
        })
      if (response.ok) return parsed(data, response)
      if (response.status >= 300 && response.status < 400)
        return { location: response.headers.get('location') }
      throw refusal(response.status, error)
    }

  const groups = Object.entries(operations).map(([group, calls]) => [
    group,
    Object.fromEntries(Object.entries(calls).map(([name, [method, path]]) => [name, call(method, path)])),
  ])
  return Object.fromEntries(groups)
}
