import { confirmAnswer } from '@islamic-centre/last-good-cache/confirm-answer'
import { createLastGoodValue, NeverFetchedError } from '@islamic-centre/last-good-cache/last-good-value'
import { BulkheadRejectedError } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import { type Dependency, dependsOn } from '../../platform/request-scope.server.ts'
import { createUploadBatches } from './upload-batches.server.ts'

/** An upload as the media library describes it. */
export type Upload = {
  url: string
  width?: number | null | undefined
  height?: number | null | undefined
  updatedAt?: string | null | undefined
}

type Uploads = readonly Upload[]
type CachedUpload = {
  get: () => Promise<Uploads>
  refreshIfDue: () => void
  latest: () => Uploads
  /** The current state of the upload, which responses depend on. */
  dependency: () => Dependency
}

type Lookup = {
  /** The uploads of these names; rejects where the content server does not answer. */
  requestBatch: (names: readonly string[]) => Promise<Uploads>
  /** Stores the found uploads on disk; neither function rejects. */
  file: { load: () => Promise<Uploads>; save: (uploads: Uploads) => Promise<void> }
  /** Milliseconds of a monotonic clock. */
  now: () => number
  onFailure: (error: unknown) => void
  onSuccess: () => void
}

/** Milliseconds until a found upload is looked up again, a missing one, and one whose lookup failed. */
const foundForMs = 60_000
const missingForMs = 5_000
const retryDelayMs = 2_000
/** Until a differing answer, or one that names no upload, is requested again. */
const confirmDelayMs = 500
/** How long a visitor waits for an upload that may have changed. */
const waitTimeoutMs = 1_000
const maxFound = 5_000
const maxMissing = 1_000

/** An upload is at `/uploads/{name}.{ending}`. */
export const uploadName = (url: string): string => url.replace(/^.*\//, '').replace(/\.[^.]*$/, '')

const revisionOf = (uploads: Uploads) => JSON.stringify(uploads)

/** Looks up uploads by name when a page needs them, each as a last good value: the size of the library costs nothing. */
export function createUploadLookup({ requestBatch, file, now, onFailure, onSuccess }: Lookup) {
  const found = new LRUCache<string, CachedUpload>({ max: maxFound })
  // Separate, so that made-up names evict no upload.
  const missing = new LRUCache<string, CachedUpload>({ max: maxMissing })
  const request = createUploadBatches(requestBatch, uploadName)
  let generation = 1
  let version = 0
  let files: Dependency = { isCurrent: true }
  let failed: CachedUpload | undefined
  let loading: Promise<void> | undefined
  let isSaving = false
  let isUnsaved = false

  async function load() {
    for (const upload of await file.load()) {
      const name = uploadName(upload.url)
      found.set(name, createUpload(name, [upload]))
    }
  }

  async function save() {
    isUnsaved = true
    if (isSaving) return
    isSaving = true
    while (isUnsaved) {
      isUnsaved = false
      await file.save([...found.values()].flatMap(({ latest }) => latest()))
    }
    isSaving = false
  }

  function createUpload(name: string, stored?: Uploads): CachedUpload {
    let latest = stored
    let dependency: Dependency = { isCurrent: true }
    const confirmed = (first: Uploads, current?: string) =>
      confirmAnswer(first, {
        repeat: () => request(name),
        revisionOf,
        delayMs: () => confirmDelayMs,
        isKnown: (revision) => revision === current,
      })

    async function accept(uploads: Uploads) {
      if (latest) {
        version += 1
        dependency.isCurrent = false
        dependency = { isCurrent: true }
      }
      latest = uploads
      const wasFound = found.delete(name)
      missing.delete(name)
      const isFound = uploads.length > 0
      ;(isFound ? found : missing).set(name, upload)
      if (isFound || wasFound) await save()
    }

    const value = createLastGoodValue<Uploads, Uploads>({
      name,
      async fetch(): Promise<Uploads> {
        const first = await request(name)
        return first.length > 0 || value.current() ? first : confirmed(first)
      },
      parse: (uploads) => uploads,
      revisionOf,
      confirm: (first, { current }) => confirmed(first, current),
      store: { load: async () => stored, save: accept },
      version: () => String(generation),
      ttlMs: ({ length }) => (length > 0 ? foundForMs : missingForMs),
      retryDelayMs,
      waitTimeoutMs,
      now,
      onError(error) {
        // A full queue is no failure of the content server.
        if (error instanceof BulkheadRejectedError) return
        failed = upload
        onFailure(error)
      },
      onSuccess() {
        failed = undefined
        onSuccess()
      },
    })
    const upload = { ...value, latest: () => latest ?? [], dependency: () => dependency }
    return upload
  }

  /** A missing upload may come at any time: it is one until it would be looked up again. */
  function whileMissing(name: string, upload: CachedUpload): Dependency {
    const until = now() + missingForMs
    return {
      get isCurrent() {
        return missing.peek(name) === upload && now() < until
      },
    }
  }

  return {
    /** The uploads of a name, which may be none. Rejects if they could never be looked up. */
    async find(name: string): Promise<Uploads> {
      loading ??= load()
      await loading
      let upload = found.get(name) ?? missing.get(name)
      if (!upload) {
        upload = createUpload(name)
        missing.set(name, upload)
      }
      try {
        dependsOn(files)
        dependsOn(upload.dependency())
        const uploads = await upload.get()
        if (uploads.length === 0) dependsOn(whileMissing(name, upload))
        return uploads
      } catch (error) {
        throw error instanceof NeverFetchedError ? error.cause : error
      }
    },
    /** Files may have changed: pages are rendered again, and their uploads are looked up again. */
    filesChanged() {
      generation += 1
      version += 1
      files.isCurrent = false
      files = { isCurrent: true }
      missing.clear()
    },
    /** A new file may have come with a published entry. */
    entriesChanged: () => missing.clear(),
    /** Repeats the lookup that failed last, to notice the end of an outage. */
    tick: () => failed?.refreshIfDue(),
    /** Changes when an upload changes that pages were made of. */
    version: () => version,
  }
}
