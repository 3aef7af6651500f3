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

/** So many ids are in one request, in an address that every proxy accepts. */
const maxIds = 50
/** Where more entries differ, reading all costs less. */
export const maxNamed = 500
/** So many of the latest publications are compared. */
const newestCount = 10

/** The answer is not of the requested entries. */
class UnfilteredAnswer extends Error {
  override readonly name = 'UnfilteredAnswer'
}

/** The list with these entries as they are now; an entry that is not there any more is left out. */
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

/** Every entry of the list; those that are cached and have not changed are the same objects. */
export const readAll = async (requests: ListRequests, cached: ListSnapshot | undefined) =>
  snapshotOf(await requests.all(), cached)

/** The list after these entries were read again; all of it where the content server does not find them by their ids. */
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

/** The rows of an answer; undefined where one of them does not say what it is. */
function rowsOf(data: readonly unknown[]): Row[] | undefined {
  const rows = data.map(rowOf)
  return rows.includes(undefined) ? undefined : (rows as Row[])
}

/** Whether the list has so many entries, and these are the latest publications. */
const agrees = (list: ListSnapshot, rows: readonly Row[], total: unknown): boolean =>
  total === list.entries.size &&
  rows.length === Math.min(newestCount, list.entries.size) &&
  newestRows(list, rows.length).every((it, at) => it === rows[at]?.text)

/**
 * The list with what differs from the content server read again. Where nothing does that takes one small request,
 * however many entries there are.
 */
export async function readDifference(requests: ListRequests, cached: ListSnapshot): Promise<ListSnapshot> {
  const { data, meta } = await requests.newest(newestCount)
  const newest = Array.isArray(data) ? rowsOf(data) : undefined
  if (newest) {
    const total = meta?.pagination.total
    if (agrees(cached, newest, total)) return cached
    const published = newest.filter((it) => !hasRow(cached, it)).map((it) => it.documentId)
    // Where all are unknown there may be more.
    if (published.length > 0 && published.length < newest.length) {
      const list = await readNamed(requests, cached, published)
      if (agrees(list, newest, total)) return list
    }
  }
  return readAllThatDiffers(requests, cached)
}

/** Compares each entry: some are deleted, or an older database was restored. */
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
