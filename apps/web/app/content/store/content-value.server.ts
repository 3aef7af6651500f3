import { confirmAnswer } from '@islamic-centre/last-good-cache/confirm-answer'
import {
  createLastGoodValue,
  type KnownRevisions,
  type LastGoodValue,
} from '@islamic-centre/last-good-cache/last-good-value'
import { type Answer, type ContentReader, isEmpty } from './content-reader.server.ts'

const ttlMs = 60_000
const retryDelayMs = 2_000
const waitTimeoutMs = 1_000
/** Milliseconds until a differing answer is requested again, and an answer without content. */
const confirmDelayMs = 500
const emptyConfirmDelayMs = 1_500

export type ContentValueOptions<Value> = {
  name: string
  reader: ContentReader
  /** Rejects if a repeated answer without content must not replace the value. */
  confirmEmpty: () => Promise<void>
  /** The value of an answer's body; throws where it is invalid. */
  parse: (body: unknown) => Value
  /** Stores the last good answer on disk; neither function rejects. */
  file: { load: () => Promise<unknown>; save: (answer: unknown) => Promise<void> }
  /** Milliseconds of a monotonic clock. */
  now: () => number
  /** Called after each failed and each successful fetch. */
  onError: (error: unknown) => void
  onSuccess: () => void
  /** Called when an answer differed from the value and its repetition did not. */
  onDiscarded: () => void
  /** Called when the value has changed; `wasServed` if callers got the previous value or an error. */
  onChange: (wasServed: boolean) => void
}

/**
 * Caches one value of the content server. It is replaced only after two equal answers, since a single one may be a fault,
 * and by an answer without content only after `confirmEmpty`.
 */
export function createContentValue<Value>({
  reader,
  file,
  confirmEmpty,
  parse,
  onDiscarded,
  ...options
}: ContentValueOptions<Value>): LastGoodValue<Value> {
  async function confirm(first: Answer, { current, rejected }: KnownRevisions): Promise<Answer> {
    const isKnown = (revision: string) => revision === current || revision === rejected
    const answer = await confirmAnswer(first, {
      repeat: reader.repeat,
      revisionOf,
      delayMs: ({ body }) => (isEmpty(body) ? emptyConfirmDelayMs : confirmDelayMs),
      isKnown,
    })
    if (answer.revision === current) onDiscarded()
    if (!isKnown(answer.revision) && isEmpty(answer.body) && !isEmpty(value.current())) await confirmEmpty()
    return answer
  }

  const value = createLastGoodValue<Value, Answer>({
    ...options,
    fetch: reader.read,
    parse(answer) {
      const parsed = parse(answer.body)
      reader.accepted(answer)
      return parsed
    },
    revisionOf,
    confirm,
    store: {
      async load() {
        const body = await file.load()
        try {
          return body === undefined ? undefined : reader.restore(body)
        } catch {
          // Another version of the site may have stored another format.
          return undefined
        }
      },
      save: ({ body }) => file.save(body),
    },
    ttlMs({ body }, isFirst) {
      // A first answer without content cannot be compared with a value, so it is soon requested again.
      if (isFirst && isEmpty(body)) return emptyConfirmDelayMs
      // Spread, so that not all values are fetched at once.
      return ttlMs * (0.9 + Math.random() * 0.2)
    },
    retryDelayMs,
    waitTimeoutMs,
    onSuccess() {
      reader.finished()
      options.onSuccess()
    },
  })
  return value
}

const revisionOf = ({ revision }: Answer) => revision
