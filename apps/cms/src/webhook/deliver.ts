import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { ContentChange } from '@islamic-centre/site-contract/content-change'
import { signWebhook } from '@islamic-centre/site-contract/webhook-signature'

const pausesMs = [0, 1000, 5000, 30_000]
const timeoutMs = 5000

async function refusal(url: string, request: RequestInit): Promise<string | undefined> {
  try {
    // A redirect could send the message to another host.
    const limits = { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) } as const
    const response = await fetch(url, { ...request, ...limits })
    await response.body?.cancel()
    return response.ok ? undefined : `it answered ${response.status}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/**
 * Sends a message until it is accepted, up to four times within a minute; returns the reason of a failure, or
 * undefined.
 */
export async function deliver(
  message: ContentChange,
  url: string,
  secret: string,
): Promise<string | undefined> {
  const id = randomUUID()
  const body = JSON.stringify(message)
  let reason: string | undefined
  for (const pause of pausesMs) {
    // Does not delay a shutdown.
    await wait(pause, undefined, { ref: false })
    const headers = { 'Content-Type': 'application/json', ...signWebhook({ id, body }, secret, new Date()) }
    reason = await refusal(url, { method: 'POST', headers, body })
    if (!reason) return undefined
  }
  return reason
}
