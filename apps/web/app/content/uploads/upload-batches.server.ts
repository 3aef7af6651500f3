/** The most names and characters of one request, whose URL every proxy accepts. */
const maxNames = 50
const maxCharacters = 4_000
/** The most names that wait for a request. */
const maxWaiting = 2_000

/** More uploads are looked up than may wait for the content server. */
export class TooManyLookups extends Error {
  override readonly name = 'TooManyLookups'
}

type Waiting<Item> = ReturnType<typeof Promise.withResolvers<readonly Item[]>>

/** Requests many names in few requests, one after the other, so that made-up names cost the content server little. */
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
    if (waiting.size >= maxWaiting)
      return Promise.reject(new TooManyLookups('Too many uploads are looked up.'))
    const it = Promise.withResolvers<readonly Item[]>()
    waiting.set(name, it)
    void requestAll()
    return it.promise
  }
}
