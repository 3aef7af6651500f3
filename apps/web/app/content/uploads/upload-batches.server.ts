/** So many names are asked for in one request, in an address that every proxy accepts. */
const maxNames = 50
const maxCharacters = 4_000
/** So many names wait for a request. */
const maxWaiting = 2_000

/** More uploads are looked up than the content server can be asked for. */
export class TooManyLookups extends Error {
  override readonly name = 'TooManyLookups'
}

type Waiting<Item> = ReturnType<typeof Promise.withResolvers<readonly Item[]>>

/** Asks for many names in few requests, one after the other: whoever makes names up costs the content server little. */
export function createUploadBatches<Item extends { url: string }>(
  ask: (names: readonly string[]) => Promise<readonly Item[]>,
  nameOf: (url: string) => string,
) {
  const waiting = new Map<string, Waiting<Item>>()
  let isAsking = false

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

  async function askForAll() {
    if (isAsking) return
    isAsking = true
    while (waiting.size > 0) {
      // Names that are asked for in the same turn share a request.
      await new Promise<void>((resolve) => setImmediate(resolve))
      const batch = nextBatch()
      try {
        const found = Map.groupBy(await ask([...batch.keys()]), ({ url }) => nameOf(url))
        for (const [name, { resolve }] of batch) resolve(found.get(name) ?? [])
      } catch (error) {
        for (const { reject } of batch.values()) reject(error)
      }
    }
    isAsking = false
  }

  return (name: string): Promise<readonly Item[]> => {
    const known = waiting.get(name)
    if (known) return known.promise
    if (waiting.size >= maxWaiting)
      return Promise.reject(new TooManyLookups('Too many uploads are looked up.'))
    const it = Promise.withResolvers<readonly Item[]>()
    waiting.set(name, it)
    void askForAll()
    return it.promise
  }
}
