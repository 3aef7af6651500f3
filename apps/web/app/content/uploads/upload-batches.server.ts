import { BulkheadRejectedError } from 'cockatiel'

/** The names and characters of one request at most; every proxy accepts a URL of that length. */
const maxNames = 50
const maxCharacters = 4_000
const maxWaiting = 2_000

type Waiting<Item> = ReturnType<typeof Promise.withResolvers<readonly Item[]>>

/**
 * Looks up many names in few requests, one at a time, so that made-up names cost the content server little. Rejects with
 * `BulkheadRejectedError` where too many names wait.
 */
export function createUploadBatches<Item extends { url: string }>(
  requestBatch: (names: readonly string[]) => Promise<readonly Item[]>,
  nameOf: (url: string) => string,
) {
  const waiting = new Map<string, Waiting<Item>>()
  let isRequesting = false

  function nextBatch(): Map<string, Waiting<Item>> {
    const batch = new Map<string, Waiting<Item>>()
    let characters = 0
    for (const [name, it] of waiting) {
      characters += name.length
      if (batch.size === maxNames || (batch.size > 0 && characters > maxCharacters)) break
      batch.set(name, it)
      waiting.delete(name)
    }
    return batch
  }

  async function requestAll() {
    if (isRequesting) return
    isRequesting = true
    while (waiting.size > 0) {
      // Names that are requested in the same turn share a request.
      await new Promise<void>((resolve) => setImmediate(resolve))
      const batch = nextBatch()
      try {
        const found = Map.groupBy(await requestBatch([...batch.keys()]), ({ url }) => nameOf(url))
        for (const [name, { resolve }] of batch) resolve(found.get(name) ?? [])
      } catch (error) {
        for (const { reject } of batch.values()) reject(error)
      }
    }
    isRequesting = false
  }

  return (name: string): Promise<readonly Item[]> => {
    const known = waiting.get(name)
    if (known) return known.promise
    if (waiting.size >= maxWaiting) return Promise.reject(new BulkheadRejectedError(1, maxWaiting))
    const it = Promise.withResolvers<readonly Item[]>()
    waiting.set(name, it)
    void requestAll()
    return it.promise
  }
}
