import { createHash } from 'node:crypto'

/** An answer of the content server. Equal revisions mean equal answers. */
export type Answer = {
  /** The parsed JSON. */
  body: unknown
  revision: string
}

/** Reads one value of the content server: the whole value, or the parts that may have changed. */
export type ContentReader = {
  read: () => Promise<Answer>
  /** Repeats the latest `read`. */
  repeat: () => Promise<Answer>
  /** The answer with this body, as it was stored. */
  restore: (body: unknown) => Answer
  /** The cached value was replaced by this answer. */
  accepted: (answer: Answer) => void
  /** The latest `read` needs no repetition: its answer was accepted or equals the cached value. */
  finished: () => void
  /** Whether the content server now answers without content. */
  isGone: () => Promise<boolean>
  /** Reports a changed entry; undefined if its id is unknown. */
  entryChanged: (documentId: string | undefined) => void
  /** Reports a changed file. Returns whether the value may show it. */
  fileChanged: (documentId: string | undefined) => boolean
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64')

/** Whether an answer or a value is an empty list or no entry. */
export const isEmpty = (it: unknown): boolean =>
  it === undefined || it === null || (Array.isArray(it) && it.length === 0)

/** Whether a body contains the file of this documentId, at any depth. */
export function holdsFile(body: unknown, documentId: string): boolean {
  if (typeof body !== 'object' || body === null) return false
  if ('documentId' in body && body.documentId === documentId) return true
  return Object.values(body).some((it) => holdsFile(it, documentId))
}

/** Reads a single entry, always all of it. */
export function createEntryReader(fetch: () => Promise<unknown>): ContentReader {
  let current: unknown
  const restore = (body: unknown): Answer => ({ body, revision: hashOf(JSON.stringify(body)) })
  const read = async () => restore(await fetch())
  return {
    read,
    repeat: read,
    restore,
    accepted({ body }) {
      current = body
    },
    finished: () => undefined,
    isGone: async () => isEmpty(await fetch()),
    entryChanged: () => undefined,
    fileChanged: (documentId) =>
      documentId === undefined || current === undefined || holdsFile(current, documentId),
  }
}
