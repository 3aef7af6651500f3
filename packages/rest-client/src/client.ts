import createClient, { type Client } from 'openapi-fetch'
import { stringify } from 'qs'
import type { paths } from './gen/openapi.ts'

/** The content server refused a call, or could not be reached. */
export class RestError extends Error {
  override readonly name = 'RestError'
  /** HTTP status, or undefined when no answer came. */
  readonly status: number | undefined
  /** Strapi's name of the error, for example `ValidationError`. */
  readonly code: string | undefined
  readonly details: unknown

  constructor(
    message: string,
    options: { status?: number; code?: string; details?: unknown; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.status = options.status
    this.code = options.code
    this.details = options.details
  }
}

export type RestClientOptions = {
  /** Address of the content server, without `/api`. */
  baseUrl: string
  /** How long one call may take, in milliseconds; 5000 when not said. */
  timeoutMs?: number
  /** API token, where the caller may do more than the public. */
  token?: string
  fetch?: typeof fetch
}

export type RestClient = Client<paths>

/**
 * A typed client of the content server's REST contract. Query parameters may nest, as Strapi writes them:
 * `{ populate: { images: { fields: ['url'] } } }` becomes `populate[images][fields][0]=url`.
 */
export function createRestClient({
  baseUrl,
  timeoutMs = 5000,
  token,
  fetch: send = fetch,
}: RestClientOptions): RestClient {
  return createClient<paths>({
    baseUrl: `${baseUrl}/api`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    querySerializer: (query) => stringify(query, { encodeValuesOnly: true }),
    fetch: (request) =>
      send(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]) }),
  })
}

type Answer = { data?: unknown; error?: unknown; response: Response }
type StrapiFailure = { error?: { name?: string; message?: string; details?: unknown } }

/** The `data` of an answer, or a `RestError`: never a half-read body. */
export async function read<Body>(
  call: Promise<{ data?: Body; error?: unknown; response: Response }>,
): Promise<Body> {
  const answer: Answer = await call.catch((cause: unknown) => {
    const slow = cause instanceof Error && cause.name === 'TimeoutError'
    throw new RestError(
      slow ? 'The content server did not answer in time.' : 'The content server could not be reached.',
      { cause },
    )
  })
  if (answer.response.ok) return answer.data as Body
  const { error } = (answer.error ?? {}) as StrapiFailure
  throw new RestError(error?.message ?? `The content server answered ${answer.response.status}.`, {
    status: answer.response.status,
    ...(error?.name ? { code: error.name } : {}),
    details: error?.details,
  })
}

/** The fields of an entry, whether the server sent it flat (Strapi 5) or under `attributes` (Strapi 4's form). */
export function fieldsOf(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null || !('attributes' in entry)) return entry
  const { attributes, ...identity } = entry
  return { ...identity, ...(attributes as object) }
}
