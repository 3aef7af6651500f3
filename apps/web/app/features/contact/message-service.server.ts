import { createHash } from 'node:crypto'
import type { Language } from '@islamic-centre/i18n/locales'
import { LRUCache } from 'lru-cache'
import { createFormTokens } from './form-token.server.ts'
import { type Message, readMessage, valuesOf } from './message.server.ts'
import { createMessageLimiter, MessageLimitExceeded } from './message-limiter.server.ts'
import type { MessageResult } from './message-result.ts'

const sameWithinMs = 10 * 60 * 1000

type Sender = { visitor: string; language: Language }

/** An outcome with its HTTP status, and the seconds to wait, if any. */
export type Received = { result: MessageResult; status: number; retryAfter?: number; reason?: unknown }

/**
 * Accepts messages to the centre: validates them, rejects programs and floods, and stores each once. Its state is per
 * process.
 */
export function createMessageService(
  secret: string,
  store: (message: Message, language: Language) => Promise<unknown>,
) {
  const tokens = createFormTokens(secret)
  const limited = createMessageLimiter()
  const stored = new LRUCache<string, Promise<unknown>>({ max: 1000, ttl: sameWithinMs })

  /** Stores a message, unless the same one is stored or being stored: a repeat is not counted. */
  function storeOnce(message: Message, { visitor, language }: Sender): Promise<unknown> {
    const key = createHash('sha256').update(JSON.stringify(message)).digest('base64')
    const known = stored.get(key)
    if (known) return known
    const storing = limited(visitor, () => store(message, language))
    stored.set(key, storing)
    storing.catch(() => stored.delete(key))
    return storing
  }

  async function receive(form: URLSearchParams, sender: Sender, now: Date): Promise<Received> {
    const values = valuesOf(form)
    const given = form.get('token') ?? ''
    const verdict = tokens.verify(given, now)
    const returned = { values, token: verdict === 'invalid' ? tokens.issue(now) : given }

    const read = readMessage(values)
    if ('errors' in read) return { result: { outcome: 'wrong', ...read, ...returned }, status: 422 }
    // The honeypot is hidden from visitors, but a browser's autofill may fill it in.
    if (verdict !== 'valid' || form.get('website'))
      return { result: { outcome: 'again', ...returned }, status: 422 }

    try {
      await storeOnce(read.message, sender)
      return { result: { outcome: 'sent' }, status: 200 }
    } catch (reason) {
      if (!(reason instanceof MessageLimitExceeded))
        return { result: { outcome: 'failed', ...returned }, status: 503, reason }
      const { secondsLeft } = reason
      const result = { outcome: 'flooded', minutes: Math.ceil(secondsLeft / 60), ...returned } as const
      return { result, status: 429, retryAfter: secondsLeft }
    }
  }

  return { receive, token: tokens.issue }
}
