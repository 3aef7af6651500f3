import { hashOf } from './content-reader.server.ts'

type CachedEntry = { raw: unknown; hash: string; row: string | undefined; id: number }

/** The entries of a list as the content server gave them, and their order. */
export type ListSnapshot = {
  /** The entries that were created first come first. */
  body: readonly unknown[]
  revision: string
  /** By documentId. */
  entries: ReadonlyMap<string, CachedEntry>
}

/** Identifies the published version of an entry: each publication has an id of its own. */
export type Row = { id: number; documentId: string; text: string }

const fieldOf = (raw: unknown, name: string): unknown =>
  typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>)[name] : undefined

/** Undefined if the entry has no id, documentId or time. */
export function rowOf(raw: unknown): Row | undefined {
  const [id, documentId, updatedAt] = ['id', 'documentId', 'updatedAt'].map((it) => fieldOf(raw, it))
  const number = Number(id ?? Number.NaN)
  if (!Number.isSafeInteger(number) || typeof documentId !== 'string' || typeof updatedAt !== 'string')
    return undefined
  return { id: number, documentId, text: `${number} ${documentId} ${updatedAt}` }
}

function cachedEntry(raw: unknown, known: CachedEntry | undefined): CachedEntry {
  const hash = hashOf(JSON.stringify(raw))
  // Later stages are memoized by the identity of an entry.
  if (known?.hash === hash) return known
  const row = rowOf(raw)
  return { raw, hash, row: row?.text, id: row?.id ?? Number.NEGATIVE_INFINITY }
}

/** Entries without a time of creation are not moved. */
function byCreation([idA, a]: [string, CachedEntry], [idB, b]: [string, CachedEntry]): number {
  const [atA, atB] = [fieldOf(a.raw, 'createdAt'), fieldOf(b.raw, 'createdAt')]
  if (typeof atA !== 'string' || typeof atB !== 'string') return 0
  if (atA !== atB) return atA < atB ? -1 : 1
  return idA < idB ? -1 : 1
}

function ordered(unordered: Iterable<[string, CachedEntry]>): ListSnapshot {
  const all = [...unordered].sort(byCreation)
  return {
    body: all.map(([, { raw }]) => raw),
    revision: hashOf(all.map(([documentId, { hash }]) => `${documentId} ${hash}`).join('\n')),
    entries: new Map(all),
  }
}

/** An entry without a documentId is identified by its position. */
const keyOf = (raw: unknown, at: number): string => {
  const documentId = fieldOf(raw, 'documentId')
  return typeof documentId === 'string' ? documentId : `#${at}`
}

/** A list of these entries; those that `known` has too are the same objects. */
export function snapshotOf(raws: readonly unknown[], known?: ListSnapshot): ListSnapshot {
  const entries = new Map<string, CachedEntry>()
  for (const [at, raw] of raws.entries()) {
    const key = keyOf(raw, at)
    entries.set(key, cachedEntry(raw, known?.entries.get(key)))
  }
  return ordered(entries)
}

/** The list with these entries in place of those with these ids. */
export function replaceEntries(
  known: ListSnapshot,
  documentIds: Iterable<string>,
  raws: readonly unknown[],
): ListSnapshot {
  const entries = new Map(known.entries)
  for (const documentId of documentIds) entries.delete(documentId)
  for (const [at, raw] of raws.entries()) {
    const key = keyOf(raw, at)
    entries.set(key, cachedEntry(raw, known.entries.get(key)))
  }
  return ordered(entries)
}

/** The ids of the entries by which two states of a list differ. */
export const differingIds = (one: ListSnapshot, other: ListSnapshot): string[] =>
  [...new Set([...one.entries.keys(), ...other.entries.keys()])].filter(
    (it) => one.entries.get(it)?.hash !== other.entries.get(it)?.hash,
  )

/** Whether the published version that the row identifies is cached. */
export const hasRow = ({ entries }: ListSnapshot, { documentId, text }: Row): boolean =>
  entries.get(documentId)?.row === text

/** The rows of the entries that were published last, the latest first. */
export const newestRows = ({ entries }: ListSnapshot, count: number): (string | undefined)[] =>
  [...entries.values()]
    .sort((a, b) => b.id - a.id)
    .slice(0, count)
    .map(({ row }) => row)
