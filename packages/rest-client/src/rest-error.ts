import type { Method } from './operations.ts'

/** The operation that failed: its method, and its path in the contract, such as `/posts/{id}`. */
export type FailedCall = { method: Method; path: string }

type Failure = FailedCall & {
  reason: string
  status?: number | undefined
  code?: string | undefined
  details?: unknown
  cause?: unknown
}

/**
 * The content server rejected a call, sent a body that cannot be parsed, or could not be reached. The message names
 * method, path and status, then the reason: `GET /posts answered 400: Invalid locale`.
 */
export class RestError extends Error {
  override readonly name: string = 'RestError'
  readonly method: Method
  /** The path of the operation in the contract, without the values of its parameters. */
  readonly path: string
  /** HTTP status, or undefined when there was no response. */
  readonly status: number | undefined
  /** Strapi's name of the error, for example `ValidationError`. */
  readonly code: string | undefined
  /** What the server said, or what prevented a response. */
  readonly reason: string
  /** Strapi's details of the reason, for example the field. */
  readonly details: unknown

  constructor({ method, path, reason, status, code, details, cause }: Failure) {
    super(`${method} ${path} ${status === undefined ? 'failed' : `answered ${status}`}: ${reason}`, { cause })
    this.method = method
    this.path = path
    this.status = status
    this.code = code
    this.reason = reason
    this.details = details
  }
}

/** A response that redirects, of an operation that never does: the base URL is not the content server's own. */
export class RedirectError extends RestError {
  override readonly name = 'RedirectError'
  /** The redirect target; null in browsers, which hide it. */
  readonly location: string | null

  constructor(call: FailedCall, { status, headers }: Response) {
    const location = headers.get('location')
    const target = location ? ` to ${location}` : ''
    // A browser reports a redirect that it did not follow with the status 0.
    super({
      ...call,
      status: status || undefined,
      reason: `redirected${target}. Use the final address of the server as \`baseUrl\`.`,
    })
    this.location = location
  }
}

/** What a response has that the contract does not say; zod's issues are of this shape. */
export type ContractIssue = { message: string; path?: readonly PropertyKey[] }

/** A response that is not as the contract says. Only with the option `validate`. */
export class ContractError extends RestError {
  override readonly name = 'ContractError'
  readonly issues: readonly ContractIssue[]

  constructor(call: FailedCall, status: number, issues: readonly ContractIssue[]) {
    const first = issues
      .slice(0, 3)
      .map(({ path = [], message }) => `${path.map(String).join('.')} ${message}`)
    super({ ...call, status, reason: `not as the contract says: ${first.join('; ')}`, details: issues })
    this.issues = issues
  }
}

type StrapiFailure = { error?: { name?: string; message?: string; details?: unknown } | null }

/** The error of a response with a status of failure; its body may be Strapi's, a proxy's page, or empty. */
export function refusal(call: FailedCall, status: number, body: unknown): RestError {
  const { error } = (typeof body === 'object' && body !== null ? body : {}) as StrapiFailure
  return new RestError({
    ...call,
    status,
    code: error?.name,
    reason: error?.message ?? 'no reason was given',
    details: error?.details,
  })
}

/** The error of a call without a response. */
export function noResponse(call: FailedCall, cause: unknown): RestError {
  const slow = cause instanceof Error && cause.name === 'TimeoutError'
  return new RestError({
    ...call,
    reason: slow ? 'the content server did not answer in time' : 'the content server could not be reached',
    cause,
  })
}
