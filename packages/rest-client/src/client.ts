import createClient from 'openapi-fetch'
import { stringify } from 'qs'
import type { CallOptions, RestClient } from './calls.ts'
import { fetchWithRetry } from './fetch-with-retry.ts'
import { flatEntry } from './flat-entry.ts'
import { type Method, operations } from './operations.ts'
import {
  ContractError,
  type ContractIssue,
  type FailedCall,
  noResponse,
  RedirectError,
  RestError,
  refusal,
} from './rest-error.ts'

export type RestClientOptions = {
  /** Address of the content server, without `/api`. */
  baseUrl: string
  /** The timeout of one call with its retries, in milliseconds; default 5000. */
  timeoutMs?: number
  /** How often a read is retried when the network or a gateway fails; default 2. */
  retries?: number
  /** API token or a logged-in user's token, where the caller may do more than the public. */
  token?: string
  /**
   * Returns in what a response is not as expected; then the call fails with a `ContractError`. `validateWithContract` of
   * `@islamic-centre/rest-client/contract` compares with the contract's own schemas.
   */
  validate?: ResponseValidator
  fetch?: typeof fetch
}

/** The response of an operation, before entries are flattened; `path` is the operation's in the contract. */
export type ReceivedResponse = {
  method: Method
  path: string
  query: object
  status: number
  body: unknown
}
export type ResponseValidator = (response: ReceivedResponse) => readonly ContractIssue[]

/** A browser does not show the status of a redirect that it did not follow. */
const isRedirect = ({ status, type }: Response) =>
  type === 'opaqueredirect' || (status >= 300 && status < 400)

/** Only entries of content types are under `data` beside `meta`. */
function flatBody(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('data' in body) || !('meta' in body)) return body
  return { ...body, data: flatEntry(body.data) }
}

function parsed(text: unknown, call: FailedCall, { status }: Response): unknown {
  if (typeof text !== 'string' || text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new RestError({ ...call, status, reason: 'the body is no JSON', cause })
  }
}

/**
 * A typed client of the content server's REST contract: `client.posts.list({ locale: 'fa', pagination: { page: 2 } })`.
 * Query parameters nest as Strapi writes them: `{ populate: { images: { fields: ['url'] } } }` becomes
 * `populate[images][fields][0]=url`. Every failure is a `RestError`, of a redirect a `RedirectError`; a call that its
 * caller aborted rejects with the caller's reason.
 */
export function createRestClient({
  baseUrl,
  timeoutMs = 5000,
  retries = 2,
  token,
  validate,
  fetch: send = fetch,
}: RestClientOptions): RestClient {
  const http = createClient<Record<string, Record<Lowercase<Method>, object>>>({
    baseUrl: `${baseUrl}/api`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    querySerializer: (query) => stringify(query, { encodeValuesOnly: true }),
    fetch: fetchWithRetry(send, { timeoutMs, retries }),
  })

  const call =
    ([method, path, expected]: readonly [Method, string, 'redirect'?]) =>
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
          throw signal?.aborted ? signal.reason : noResponse({ method, path }, cause)
        })
      if (isRedirect(response)) {
        if (expected === 'redirect') return { location: response.headers.get('location') }
        throw new RedirectError({ method, path }, response)
      }
      if (!response.ok) throw refusal({ method, path }, response.status, error)
      const received = parsed(data, { method, path }, response)
      const issues = validate?.({ method, path, query, status: response.status, body: received }) ?? []
      if (issues.length > 0) throw new ContractError({ method, path }, response.status, issues)
      return flatBody(received)
    }

  const groups = Object.entries(operations).map(([group, calls]) => [
    group,
    Object.fromEntries(Object.entries(calls).map(([name, operation]) => [name, call(operation)])),
  ])
  return Object.fromEntries(groups)
}
