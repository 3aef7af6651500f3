import type { ListRequests } from '../requests.server.ts'
import {
  hasRow,
  type ListSnapshot,
  newestRows,
  type Row,
  replaceEntries,
  rowOf,
  snapshotOf,
} from './list-snapshot.server.ts'

/** Ids in one request; every proxy accepts a URL of that length. */
const maxIds = 50
/** If more entries differ, reading all of them costs less. */
export const maxNamed = 500
/** How many of the latest publications the poll compares. */
const newestCount = 10

/** The content server has ignored the filter of ids. */
class UnfilteredAnswer extends Error {
  override readonly name = 'UnfilteredAnswer'
}

/** The list with these entries read again; those that are no longer published are removed. */
async function withNamed(requests: ListRequests, cached: ListSnapshot, documentIds: readonly string[]) {
  const entries: unknown[] = []
  for (let at = 0; at < documentIds.length; at += maxIds) {
    const batch = documentIds.slice(at, at + maxIds)
    const { data } = await requests.named(batch)
    if (!Array.isArray(data)) throw new TypeError('The answer is no list.')
    const requested = new Set<unknown>(batch)
    for (const it of data)
      if (!requested.delete(it?.documentId)) throw new UnfilteredAnswer('Another entry was answered.')
    entries.push(...data)
  }
  return replaceEntries(cached, documentIds, entries)
}

/** All entries of the list; unchanged ones are the cached objects. */
export const readAll = async (requests: ListRequests, cached: ListSnapshot | undefined) =>
  snapshotOf(await requests.all(), cached)

/** The list with these entries read again. Where the content server ignores the filter, all entries are read. */
export async function readNamed(
  requests: ListRequests,
  cached: ListSnapshot,
  documentIds: readonly string[],
) {
  try {
    return await withNamed(requests, cached, documentIds)
  } catch (error) {
    if (error instanceof UnfilteredAnswer) return readAll(requests, cached)
    throw error
  }
}

/** The rows of an answer; undefined if one of them is not a row. */
function rowsOf(data: readonly unknown[]): Row[] | undefined {
  const rows = data.map(rowOf)
  return rows.includes(undefined) ? undefined : (rows as Row[])
}

/** Whether the cached list has the same number of entries and the same latest publications. */
const agrees = (list: ListSnapshot, rows: readonly Row[], total: unknown): boolean =>
  total === list.entries.size &&
  rows.length === Math.min(newestCount, list.entries.size) &&
  newestRows(list, rows.length).every((it, at) => it === rows[at]?.text)

/** The list with the entries that differ from the content server read again; one small request where none differs. */
export async function readDifference(requests: ListRequests, cached: ListSnapshot): Promise<ListSnapshot> {
  const { data, meta } = await requests.newest(newestCount)
  const newest = Array.isArray(data) ? rowsOf(data) : undefined
  if (newest) {
    const total = meta?.pagination.total
    if (agrees(cached, newest, total)) return cached
    const published = newest.filter((it) => !hasRow(cached, it)).map((it) => it.documentId)
    // If all of them are unknown, earlier publications may be too.
    if (published.length > 0 && published.length < newest.length) {
      const list = await readNamed(requests, cached, published)
      if (agrees(list, newest, total)) return list
    }
  }
  return readAllThatDiffers(requests, cached)
}

/** Compares all rows, because entries were deleted or an older database was restored. */
async function readAllThatDiffers(requests: ListRequests, cached: ListSnapshot): Promise<ListSnapshot> {
  const rows = rowsOf(await requests.allRows())
  if (!rows) return readAll(requests, cached)
  const present = new Set(rows.map((it) => it.documentId))
  const removed = [...cached.entries.keys()].filter((it) => !present.has(it))
  const other = rows.filter((it) => !hasRow(cached, it)).map((it) => it.documentId)
  if (other.length > maxNamed) return readAll(requests, cached)
  const list = await readNamed(requests, replaceEntries(cached, removed, []), other)
  const isAsRead = list.entries.size === present.size && rows.every((it) => hasRow(list, it))
  return isAsRead ? list : readAll(requests, cached)
}
