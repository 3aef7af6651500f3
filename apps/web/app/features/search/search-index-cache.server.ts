import type { SearchDocument } from './search-document.ts'
import { createSearchIndex, type SearchIndex } from './search-index.server.ts'

type Parts = readonly (readonly SearchDocument[] | undefined)[]

type Keeping = {
  /** Reads everything that can be found, in parts of a fixed order; one that never could be read is undefined. Never rejects. */
  read: () => Promise<Parts>
  /** Another one when something that can be found is another. */
  version: () => string
}

/** A visitor waits no longer for what is new, in milliseconds; only for the first index as long as it takes. */
const patience = 2_000

/** Keeps an index of what can be found: made when it is first asked for and anew for each version, once for all who ask. */
export function createSearchIndexCache({ read, version }: Keeping) {
  let index: SearchIndex | undefined
  let madeOf: string | undefined
  let making: Promise<void> | undefined

  async function make() {
    const of = version()
    const documents = (await read()).flatMap((part) => part ?? [])
    if (documents.length > 0) index = await createSearchIndex(documents)
    madeOf = of
  }

  return {
    /** The index, or undefined where nothing could ever be read. */
    async current(): Promise<SearchIndex | undefined> {
      if (madeOf !== version())
        making ??= make().finally(() => {
          making = undefined
        })
      if (making && !index) await making
      else if (making) await Promise.race([making, wait(patience)])
      return index
    },
  }
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref())
