import type { ContentLocale } from '@islamic-centre/i18n/locales'
import { RestError } from '@islamic-centre/rest-client'
import { log } from '../platform/log.server.ts'
import type { Clients } from './clients.server.ts'
import { type ContentQuery, InvalidContent } from './content-query.server.ts'

type Page = { page: number; pageSize: number }

/** Which entries of a list are requested. */
export type EntriesQuery = {
  locale: ContentLocale
  sort: string[]
  pagination: Page
  filters?: { documentId: { $in: string[] } }
}

/** Of each entry only what identifies its published version: `id`, `documentId` and `updatedAt`. */
export type RowsQuery = Omit<EntriesQuery, 'filters'> & { fields: 'updatedAt'[] }

/** Without `meta` a list ends with a page that is not full. */
export type ListAnswer<Entry = unknown> = {
  data: readonly Entry[]
  meta?: { pagination: { pageCount?: number; total?: number } }
}

export type ListCalls<Entry = unknown> = {
  entries: (clients: Clients, query: EntriesQuery) => Promise<ListAnswer<Entry>>
  rows: (clients: Clients, query: RowsQuery) => Promise<ListAnswer>
}

export type EntryCall<Entry = unknown> = (
  clients: Clients,
  locale: ContentLocale,
) => Promise<{ data?: Entry | null } | undefined>

/** As many entries as the content server gives at once. */
const pageSize = 100
/** Far more than the lists of a centre have; entries beyond are not shown. */
const maxPages = 1_000

const reportedAsCut = new Set<string>()

function reportCut(name: string, entries: number) {
  if (reportedAsCut.has(name)) return
  reportedAsCut.add(name)
  log.warn({ event: 'content_cut', content: name, entries })
}

/** Every entry of a list, however many pages the content server needs for it. */
export async function readAllPages<Entry>(
  name: string,
  read: (pagination: Page) => Promise<ListAnswer<Entry>>,
): Promise<Entry[]> {
  const entries: Entry[] = []
  let before: string | undefined
  for (let page = 1; page <= maxPages; page++) {
    const { data, meta } = await read({ page, pageSize })
    if (!Array.isArray(data)) throw new TypeError('The answer is no list.')
    entries.push(...data)
    // Where the number of pages is unknown, the last is not full.
    const pages = meta?.pagination.pageCount ?? (data.length < pageSize ? page : page + 1)
    if (data.length === 0 || page >= pages) return entries
    const text = JSON.stringify(data)
    if (text === before) throw new Error('Two pages of the list are the same.')
    before = text
  }
  reportCut(name, entries.length)
  return entries
}

/** Ids are unique, so no entry moves to another page while the pages are read. */
const oldestFirst = ['id']
const newestFirst = ['id:desc']

/** The requests of a list in one language. */
export function listRequests(
  name: string,
  { entries, rows }: ListCalls,
  clients: Clients,
  locale: ContentLocale,
) {
  const rowsOf = (pagination: Page) =>
    rows(clients, { locale, sort: newestFirst, fields: ['updatedAt'], pagination })
  return {
    all: () =>
      readAllPages(name, (pagination) => entries(clients, { locale, sort: oldestFirst, pagination })),
    /** The entries with these ids; those that are not published are missing. */
    named: (documentIds: string[]) =>
      entries(clients, {
        locale,
        sort: oldestFirst,
        filters: { documentId: { $in: documentIds } },
        pagination: { page: 1, pageSize: documentIds.length },
      }),
    newest: (count: number) => rowsOf({ page: 1, pageSize: count }),
    allRows: () => readAllPages(name, rowsOf),
  }
}

export type ListRequests = ReturnType<typeof listRequests>

/** A single entry; null where the content server has none in this language. */
async function fetchEntry(call: EntryCall, clients: Clients, locale: ContentLocale): Promise<unknown> {
  const answer = await call(clients, locale).catch((error: unknown) => {
    if (error instanceof RestError && error.status === 404) return { data: null }
    throw error
  })
  if (answer?.data === undefined) throw new InvalidContent('The answer has no data.')
  return answer.data
}

/** The content server's whole answer to a query, as JSON has it. */
export const fetchAnswer = <Value>(
  { name, list, entry }: ContentQuery<Value>,
  clients: Clients,
  locale: ContentLocale,
): Promise<unknown> =>
  list ? listRequests(name, list, clients, locale).all() : fetchEntry(entry, clients, locale)
