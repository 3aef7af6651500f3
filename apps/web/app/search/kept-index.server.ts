import type { SearchDocument } from './search-document.ts'
import { createSearchIndex, type SearchIndex } from './search-index.server.ts'

type Parts = readonly (readonly SearchDocument[] | undefined)[]

type Keeping = {
  /** Reads everything that can be found, in parts of a fixed order; one that could not be read is undefined. Never rejects. */
  read: () => Promise<Parts>
  /** Milliseconds, as `Date.now` gives them. */
  now: () => number
}

/** So long an index stands, and so soon one is tried again that lacks a part. */
const goodFor = 5 * 60_000
const triedAgainAfter = 5_000
/** A visitor waits no longer for what is new; only for the first index as long as it takes. */
const patience = 2_000

/**
 * Keeps an index of what can be found: made when it is first asked for and anew after a change, once for all who ask.
 * What could not be read stays as it was last read.
 */
export function keepIndex({ read, now }: Keeping) {
  let last: Parts = []
  let index: SearchIndex | undefined
  let due = 0
  let making: Promise<void> | undefined
  let changes = 0

  async function make() {
    const before = changes
    const parts = await read()
    last = parts.map((part, at) => part ?? last[at])
    const documents = last.flatMap((part) => part ?? [])
    if (documents.length > 0) index = await createSearchIndex(documents)
    const whole = parts.every((part) => part)
    // What changed while it was read may be missing.
    due = before === changes ? now() + (whole ? goodFor : triedAgainAfter) : 0
  }

  return {
    /** The content has changed: whoever asks next gets it anew. */
    changed() {
      changes += 1
      due = 0
    },
    /** The index, or undefined where nothing could ever be read. */
    async current(): Promise<SearchIndex | undefined> {
      if (now() >= due)
        making ??= make().finally(() => {
          making = undefined
        })
      // An index that has only grown old is given at once.
      if (making && !index) await making
      else if (making && due === 0) await Promise.race([making, wait(patience)])
      return index
    },
  }
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref())
