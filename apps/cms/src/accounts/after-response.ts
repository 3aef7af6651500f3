import { randomInt } from 'node:crypto'
import type { Core } from '@strapi/strapi'

/** Codes only: the message of a mail error contains the address. */
function codeOf(error: unknown) {
  const { code, responseCode, name } = error as { code?: string; responseCode?: number; name?: string }
  return [code ?? name ?? 'Error', responseCode].filter(Boolean).join(' ')
}

const minDelayMs = 500
const maxDelayMs = 2000
let lastStart = 0

/**
 * A random delay, so that a job does not measurably slow down the caller's next request; in the order of the requests.
 */
function startDelay() {
  const now = performance.now()
  lastStart = Math.max(lastStart, now + randomInt(minDelayMs, maxDelayMs))
  return lastStart - now
}

/** Runs a job soon after the current response, which then does not depend on it; logs its failure. */
export function afterResponse(strapi: Core.Strapi, name: string, job: () => Promise<unknown>) {
  const run = () => {
    job().catch((error: unknown) => strapi.log.error(`${name} failed: ${codeOf(error)}`))
  }
  const response = strapi.requestContext.get()?.res
  const schedule = () => setTimeout(run, startDelay())
  if (!response || response.closed) schedule()
  else response.once('close', schedule)
}
