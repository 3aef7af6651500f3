import { wait } from './wait.ts'

export type RetryOptions = {
  /** The timeout of one call with all its retries, in milliseconds. */
  timeoutMs: number
  /** How often a failed read is retried. */
  retries: number
}

const firstRetryDelayMs = 50
/** A gateway's statuses for a content server that it could not reach. */
const gatewayErrors = [502, 503, 504]

/**
 * A fetch with a timeout. A GET is retried when the network or a gateway failed, each time with twice the delay; writes
 * are sent once, because they may have been processed.
 */
export function fetchWithRetry(send: typeof fetch, { timeoutMs, retries }: RetryOptions) {
  return async (request: Request): Promise<Response> => {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)])
    const attempts = request.method === 'GET' ? retries + 1 : 1
    for (let attempt = 1; ; attempt++) {
      const isLast = attempt === attempts
      try {
        const response = await send(request, { signal })
        if (isLast || !gatewayErrors.includes(response.status)) return response
        await response.body?.cancel()
      } catch (error) {
        if (isLast || signal.aborted) throw error
      }
      await wait(firstRetryDelayMs * 2 ** (attempt - 1), signal)
    }
  }
}
