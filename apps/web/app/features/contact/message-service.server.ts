import { createHash } from 'node:crypto'
import type { Language } from '@islamic-centre/i18n/locales'
import { LRUCache } from 'lru-cache'
import { createFormService, type Received } from '../../forms/form-service.server.ts'
import { type Message, readMessage, valuesOf } from './message.server.ts'
import type { MessageResult } from './message-result.ts'

const sameWithinMs = 10 * 60 * 1000

/** Within ten minutes. */
export const messageLimits = { ofSender: 5, ofAll: 60 }

type Sender = { visitor: string; language: Language }

/** Accepts messages to the centre, as `createFormService` does, and stores each once. Its state is per process. */
export function createMessageService(
  secret: string,
  store: (message: Message, language: Language) => Promise<unknown>,
) {
  const { receive, token } = createFormService(secret, messageLimits)
  const stored = new LRUCache<string, Promise<unknown>>({ max: 1000, ttl: sameWithinMs })

  /** Stores a message, unless the same one is stored or being stored: a repeat is not counted. */
  async function storeOnce(message: Message, storeNow: () => Promise<unknown>) {
    const key = createHash('sha256').update(JSON.stringify(message)).digest('base64')
    let storing = stored.get(key)
    if (!storing) {
      storing = storeNow()
      stored.set(key, storing)
      storing.catch(() => stored.delete(key))
    }
    await storing
    return { outcome: 'sent' } as const
  }

  return {
    receive: (
      form: URLSearchParams,
      { visitor, language }: Sender,
      now: Date,
    ): Promise<Received<MessageResult>> =>
      receive(
        form,
        {
          values: valuesOf(form),
          read: readMessage,
          store: (message, limited) => storeOnce(message, () => limited(() => store(message, language))),
        },
        visitor,
        now,
      ),
    token,
  }
}
