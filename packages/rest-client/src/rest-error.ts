/** The content server refused a call, answered something unreadable, or could not be reached. */
export class RestError extends Error {
  override readonly name = 'RestError'
  /** HTTP status, or undefined when no answer came. */
  readonly status: number | undefined
  /** Strapi's name of the error, for example `ValidationError`. */
  readonly code: string | undefined
  /** What Strapi adds to the message, for example the field and the reason. */
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

/** The error of an answer that is no success; its body may be Strapi's, a proxy's page, or empty. */
export function refusal(status: number, body: unknown): RestError {
  const { error } = (typeof body === 'object' && body !== null ? body : {}) as StrapiFailure
  return new RestError(error?.message ?? `The content server answered ${status}.`, {
    status,
    ...(error?.name ? { code: error.name } : {}),
    details: error?.details,
  })
}

/** The error of a call that brought no answer. */
export function noAnswer(cause: unknown): RestError {
  const slow = cause instanceof Error && cause.name === 'TimeoutError'
  return new RestError(
    slow ? 'The content server did not answer in time.' : 'The content server could not be reached.',
    { cause },
  )
}
