import type { ListRequests } from '../requests.server.ts'
import { type Answer, type ContentReader, holdsFile, isEmpty } from './content-reader.server.ts'
import { maxNamed, readAll, readDifference, readNamed } from './list-difference.server.ts'
import { differingIds, type ListSnapshot, snapshotOf } from './list-snapshot.server.ts'

/** Once a day all entries are read, since a change without a new id is not found otherwise. */
const allIntervalMs = 24 * 60 * 60 * 1000

type Reading = { of: 'all' } | { of: 'difference' } | { of: 'named'; documentIds: readonly string[] }

type ListReaderOptions = {
  requests: ListRequests
  /** Milliseconds of a monotonic clock. */
  now: () => number
  /** Called with entries that the poll found to differ: their translations may differ too. */
  onDifference: (documentIds: readonly string[]) => void
}

/** Reads a list: all entries at first, then those that were reported as changed, or those that the poll finds to differ. */
export function createListReader({ requests, now, onDifference }: ListReaderOptions): ContentReader {
  let cached: ListSnapshot | undefined
  let allDueAt = Number.NEGATIVE_INFINITY
  let reading: Reading | undefined
  let isAnyChanged = false
  const named = new Set<string>()
  const files = new Set<string>()

  function nextReading(): Reading {
    // After a failed reading the same entries are read again.
    if (reading?.of === 'named') for (const it of reading.documentIds) named.add(it)
    const isAllDue = isAnyChanged || reading?.of === 'all' || now() >= allDueAt
    if (!cached || isAllDue || named.size > maxNamed) return { of: 'all' }
    for (const [documentId, { raw }] of files.size > 0 ? cached.entries : [])
      if ([...files].some((file) => holdsFile(raw, file))) named.add(documentId)
    return named.size > 0 ? { of: 'named', documentIds: [...named] } : { of: 'difference' }
  }

  function run(it: Reading): Promise<ListSnapshot> {
    if (!cached || it.of === 'all') return readAll(requests, cached)
    return it.of === 'named' ? readNamed(requests, cached, it.documentIds) : readDifference(requests, cached)
  }

  return {
    read() {
      reading = nextReading()
      isAnyChanged = false
      named.clear()
      files.clear()
      return run(reading)
    },
    repeat: () => run(reading ?? nextReading()),
    restore(body) {
      if (!Array.isArray(body)) throw new TypeError('It is no list.')
      return snapshotOf(body)
    },
    accepted(answer: Answer) {
      const before = cached
      // Every answer of this reader is a snapshot.
      cached = answer as ListSnapshot
      if (before && reading?.of === 'difference') onDifference(differingIds(before, cached))
    },
    finished() {
      if (reading?.of === 'all') allDueAt = now() + allIntervalMs * (0.9 + Math.random() * 0.2)
      reading = undefined
    },
    async isGone() {
      const { data } = await requests.newest(1)
      return isEmpty(data)
    },
    entryChanged(documentId) {
      if (documentId === undefined) isAnyChanged = true
      else named.add(documentId)
    },
    fileChanged(documentId) {
      if (documentId === undefined) isAnyChanged = true
      else files.add(documentId)
      // The answer of a reading that has begun may show it.
      if (documentId === undefined || reading || !cached) return true
      const isShown = cached.body.some((it) => holdsFile(it, documentId))
      if (!isShown) files.delete(documentId)
      return isShown
    },
  }
}
