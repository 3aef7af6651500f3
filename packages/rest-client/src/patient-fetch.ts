import { wait } from './wait.ts'

export type Patience = {
  /** How long one call may take with all its retries, in milliseconds. */
  timeoutMs: number
  /** How often a read that failed on the way is tried again. */
  retries: number
}

const firstPauseMs = 50
/** A gateway's answers, given when the content server itself did not speak. */
const passing = [502, 503, 504]

/**
 * A fetch with a limit of time. A GET is tried again when the network or a gateway failed, each time after twice
 * the pause; anything that writes is sent once, for nobody knows how far it came.
 */
export function patientFetch(send: typeof fetch, { timeoutMs, retries }: Patience) {
  return async (request: Request): Promise<Response> => {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)])
    const attempts = request.method === 'GET' ? retries + 1 : 1
    for (let attempt = 1; ; attempt++) {
      const isLast = attempt === attempts
      try {
        const response = await send(request, { signal })
        if (isLast || !passing.includes(response.status)) return response
        await response.body?.cancel()
      } catch (error) {
        if (isLast || signal.aborted) throw error
      }
      await wait(firstPauseMs * 2 ** (attempt - 1), signal)
    }
  }
}
