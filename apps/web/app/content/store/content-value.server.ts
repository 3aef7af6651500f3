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
  /** Rejects where a confirmed answer without content is not to be accepted. */
  confirmEmpty: () => Promise<void>
  /** The value of an answer's body; throws where it is none. */
  parse: (body: unknown) => Value
  /** Where the last good answer outlives the process; neither ever rejects. */
  file: { load: () => Promise<unknown>; save: (answer: unknown) => Promise<void> }
  /** Milliseconds of a clock that is never set, as `performance.now` gives them. */
  now: () => number
  /** Called after each fetch that failed, and after each that did not. */
  onError: (error: unknown) => void
  onSuccess: () => void
  /** An answer differed from the value, and the next one did not. */
  onDiscarded: () => void
  /** There is another value; `wasServed` where somebody was given the one before, or was refused. */
  onChange: (wasServed: boolean) => void
}

/**
 * Caches one value of the content server. It is replaced only after two equal answers, since one may be a fault of any
 * kind, and by one without content only after `confirmEmpty`.
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
          // What another build stored may be no answer of this one.
          return undefined
        }
      },
      save: ({ body }) => file.save(body),
    },
    ttlMs({ body }, isFirst) {
      // A first answer without content has no value to be compared with, so it is soon requested again.
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
