import type { FormResult } from './form-result.ts'
import { createFormTokens } from './form-token.server.ts'
import {
  createSubmissionLimiter,
  SubmissionLimitExceeded,
  type SubmissionLimits,
} from './submission-limiter.server.ts'

type Limited = <Stored>(store: () => Promise<Stored>) => Promise<Stored>

/** How a form is read and stored. */
export type FormReading<Values, Content, Errors, Sent> = {
  /** The field values as they were entered. */
  values: Values
  read: (values: Values) => { content: Content } | { errors: Errors }
  /** Stores what was read, within the limits of `limited`. */
  store: (content: Content, limited: Limited) => Promise<Sent>
}

/** An outcome with its HTTP status, and the seconds to wait, if any. */
export type Received<Result> = { result: Result; status: number; retryAfter?: number; reason?: unknown }

/** Accepts forms of visitors: validates them and rejects programs and floods. Its state is per process. */
export function createFormService(secret: string, limits: SubmissionLimits) {
  const tokens = createFormTokens(secret)
  const limited = createSubmissionLimiter(limits)

  async function receive<Values, Content, Errors, Sent>(
    form: URLSearchParams,
    { values, read, store }: FormReading<Values, Content, Errors, Sent>,
    visitor: string,
    now: Date,
  ): Promise<Received<FormResult<Values, Errors, Sent>>> {
    const given = form.get('token') ?? ''
    const verdict = tokens.verify(given, now)
    const returned = { values, token: verdict === 'invalid' ? tokens.issue(now) : given }

    const found = read(values)
    if ('errors' in found)
      return { result: { outcome: 'wrong', errors: found.errors, ...returned }, status: 422 }
    // The honeypot is hidden from visitors, but a browser's autofill may fill it in.
    if (verdict !== 'valid' || form.get('website'))
      return { result: { outcome: 'again', ...returned }, status: 422 }

    try {
      return { result: await store(found.content, (run) => limited(visitor, run)), status: 200 }
    } catch (reason) {
      if (!(reason instanceof SubmissionLimitExceeded))
        return { result: { outcome: 'failed', ...returned }, status: 503, reason }
      const { secondsLeft } = reason
      const result = { outcome: 'flooded', minutes: Math.ceil(secondsLeft / 60), ...returned } as const
      return { result, status: 429, retryAfter: secondsLeft }
    }
  }

  return { receive, token: tokens.issue }
}
