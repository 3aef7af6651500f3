import { fulfilsWithin } from '@islamic-centre/last-good-cache/fulfils-within'
import { createSingleFlight } from '@islamic-centre/last-good-cache/single-flight'
import { LRUCache } from 'lru-cache'
import { createUploadBatches, TooManyLookups } from './upload-batches.server.ts'

/** What the media library says of one upload. */
export type Upload = {
  url: string
  width?: number | null | undefined
  height?: number | null | undefined
  updatedAt?: string | null | undefined
}

type Entry = { uploads: readonly Upload[]; staleAt: number; generation: number }

type Lookup = {
  /** The uploads of these names; rejects where the content server cannot say. */
  ask: (names: readonly string[]) => Promise<readonly Upload[]>
  /** Where what was found outlives the process; neither ever rejects. */
  file: { load: () => Promise<readonly Upload[]>; save: (uploads: readonly Upload[]) => Promise<void> }
  /** Milliseconds of a clock that nobody sets. */
  now: () => number
  onFailure: (error: unknown) => void
  onSuccess: () => void
}

/** Milliseconds until what was found is looked up again, what was not, and what could not be. */
const foundForMs = 60_000
const missingForMs = 5_000
const retryDelayMs = 2_000
/** Until a differing answer, or one that names no upload, is requested again. */
const confirmDelayMs = 500
/** A visitor waits no longer for an upload that may have changed. */
const waitTimeoutMs = 1_000
const maxFound = 5_000
const maxMissing = 1_000

/** An upload is at `/uploads/{name}.{ending}`. */
export const uploadName = (url: string): string => url.replace(/^.*\//, '').replace(/\.[^.]*$/, '')

const isSame = (one: readonly Upload[], other: readonly Upload[]) =>
  JSON.stringify(one) === JSON.stringify(other)

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref())

/**
 * Looks uploads up by name, each when it is needed: the size of the library costs nothing. What was found is cached and
 * served while it is looked up again; it is replaced only after two equal answers, and only these say that there is none.
 */
export function createUploadLookup({ ask, file, now, onFailure, onSuccess }: Lookup) {
  const found = new LRUCache<string, Entry>({ max: maxFound })
  const missing = new LRUCache<string, Entry>({ max: maxMissing })
  const flight = createSingleFlight<readonly Upload[]>()
  const request = createUploadBatches(ask, uploadName)
  let generation = 1
  let version = 0
  let failed: { name: string; retryAt: number } | undefined
  let loading: Promise<void> | undefined
  let isSaving = false
  let isUnsaved = false

  const cached = (name: string) => found.get(name) ?? missing.get(name)

  async function load() {
    for (const upload of await file.load())
      found.set(uploadName(upload.url), { uploads: [upload], staleAt: 0, generation: 0 })
  }

  async function save() {
    isUnsaved = true
    if (isSaving) return
    isSaving = true
    while (isUnsaved) {
      isUnsaved = false
      await file.save([...found.values()].flatMap(({ uploads }) => uploads))
    }
    isSaving = false
  }

  function accept(name: string, uploads: readonly Upload[], of: number): readonly Upload[] {
    const before = cached(name)
    const [into, other, freshFor] =
      uploads.length > 0 ? [found, missing, foundForMs] : [missing, found, missingForMs]
    other.delete(name)
    into.set(name, { uploads, staleAt: now() + freshFor, generation: of })
    if (before && isSame(before.uploads, uploads)) return uploads
    if (before) version += 1
    if (uploads.length === 0 && !before) return uploads
    void save()
    return uploads
  }

  async function confirmed(name: string): Promise<readonly Upload[]> {
    const before = cached(name)?.uploads
    const first = await request(name)
    if (before ? isSame(first, before) : first.length > 0) return first
    await wait(confirmDelayMs)
    const second = await request(name)
    return isSame(second, first) ? second : (before ?? second)
  }

  async function lookUpNow(name: string): Promise<readonly Upload[]> {
    const of = generation
    try {
      const uploads = await confirmed(name)
      failed = undefined
      onSuccess()
      return accept(name, uploads, of)
    } catch (error) {
      // That is no fault of the content server.
      if (error instanceof TooManyLookups) throw error
      failed = { name, retryAt: now() + retryDelayMs }
      const before = cached(name)
      if (before) before.staleAt = now() + retryDelayMs
      onFailure(error)
      throw error
    }
  }

  const lookUp = (name: string) => flight.run(name, () => lookUpNow(name))

  return {
    /** The uploads of a name, none where the library has none. Rejects where nothing is known and it cannot be looked up. */
    async find(name: string): Promise<readonly Upload[]> {
      loading ??= load()
      await loading
      const known = cached(name)
      if (!known) return lookUp(name)
      const mayHaveChanged = known.generation !== generation
      if (!mayHaveChanged && now() < known.staleAt) return known.uploads
      if (failed && now() < failed.retryAt) return known.uploads
      const looking = lookUp(name).catch(() => known.uploads)
      const isAwaited = mayHaveChanged && !failed && (await fulfilsWithin(looking, waitTimeoutMs))
      return isAwaited ? looking : known.uploads
    },
    /** Files may have changed: pages are made again, and what they show is looked up again. */
    filesChanged() {
      generation += 1
      version += 1
      missing.clear()
    },
    /** A new file may have come with a published entry. */
    entriesChanged: () => missing.clear(),
    /** Looks again whether the content server answers, after it did not. */
    tick() {
      if (failed && now() >= failed.retryAt) void lookUp(failed.name).catch(() => undefined)
    },
    /** Another one when something that pages were made of is another. */
    version: () => version,
  }
}
