import { createHash } from 'node:crypto'

/** An answer of the content server; answers of equal revision are the same answer. */
export type Answer = {
  /** As JSON has it. */
  body: unknown
  revision: string
}

/** Reads one value of the content server: all of it, or what may have changed of the one that is cached. */
export type ContentReader = {
  read: () => Promise<Answer>
  /** Reads the same as the latest `read`. */
  repeat: () => Promise<Answer>
  /** The answer that this body was of. */
  restore: (body: unknown) => Answer
  /** The value is made of this answer from now on. */
  accepted: (answer: Answer) => void
  /** What the latest `read` was to find is in the value. */
  finished: () => void
  /** Whether the content server has nothing of it. */
  isGone: () => Promise<boolean>
  /** An entry has changed; undefined where it is not known which. */
  entryChanged: (documentId: string | undefined) => void
  /** A file has changed. Returns whether the value may show it. */
  fileChanged: (documentId: string | undefined) => boolean
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64')

/** Whether an answer, or what was parsed of one, is an empty list or no entry. */
export const isEmpty = (it: unknown): boolean =>
  it === undefined || it === null || (Array.isArray(it) && it.length === 0)

/** Whether a body names a file of the media library, at any depth. */
export function holdsFile(body: unknown, documentId: string): boolean {
  if (typeof body !== 'object' || body === null) return false
  if ('documentId' in body && body.documentId === documentId) return true
  return Object.values(body).some((it) => holdsFile(it, documentId))
}

/** Reads an entry whole each time. */
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
