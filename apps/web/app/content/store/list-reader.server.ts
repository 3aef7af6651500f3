import type { ListRequests } from '../requests.server.ts'
import { type Answer, type ContentReader, holdsFile, isEmpty } from './content-reader.server.ts'
import { maxNamed, readAll, readDifference, readNamed } from './list-difference.server.ts'
import { differingIds, type ListSnapshot, snapshotOf } from './list-snapshot.server.ts'

/** All is read now and then, whatever was compared in between. */
const allIntervalMs = 24 * 60 * 60 * 1000

type Reading = { of: 'all' } | { of: 'difference' } | { of: 'named'; documentIds: readonly string[] }

type ListReaderOptions = {
  requests: ListRequests
  /** Milliseconds of a clock that is never set, as `performance.now` gives them. */
  now: () => number
  /** These entries were found to differ, and nobody has named them: so may their translations. */
  onDifference: (documentIds: readonly string[]) => void
}

/** Reads a list: whole at first, then the entries that are named, or what differs. */
export function createListReader({ requests, now, onDifference }: ListReaderOptions): ContentReader {
  let cached: ListSnapshot | undefined
  let allDueAt = Number.NEGATIVE_INFINITY
  let reading: Reading | undefined
  let isAnyChanged = false
  const named = new Set<string>()
  const files = new Set<string>()

  function nextReading(): Reading {
    // What was not read in the end is read again.
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
      // Only lists are read here.
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
      // What is being read may show it.
      if (documentId === undefined || reading || !cached) return true
      const isShown = cached.body.some((it) => holdsFile(it, documentId))
      if (!isShown) files.delete(documentId)
      return isShown
    },
  }
}
