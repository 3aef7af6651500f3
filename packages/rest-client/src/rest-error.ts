/** The content server rejected a call, sent a body that cannot be parsed, or could not be reached. */
export class RestError extends Error {
  override readonly name = 'RestError'
  /** HTTP status, or undefined when there was no response. */
  readonly status: number | undefined
  /** Strapi's name of the error, for example `ValidationError`. */
  readonly code: string | undefined
  /** Strapi's details of the message, for example the field and the reason. */
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

type StrapiFailure = { error?: { name?: string; message?: string; details?: unknown } | null }

/** The error of a response with a status of failure; its body may be Strapi's, a proxy's page, or empty. */
export function refusal(status: number, body: unknown): RestError {
  const { error } = (typeof body === 'object' && body !== null ? body : {}) as StrapiFailure
  return new RestError(error?.message ?? `The content server answered ${status}.`, {
    status,
    ...(error?.name ? { code: error.name } : {}),
    details: error?.details,
  })
}

/** The error of a call without a response. */
export function noResponse(cause: unknown): RestError {
  const slow = cause instanceof Error && cause.name === 'TimeoutError'
  return new RestError(
    slow ? 'The content server did not answer in time.' : 'The content server could not be reached.',
    { cause },
  )
}
