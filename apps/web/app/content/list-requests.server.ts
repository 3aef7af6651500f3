import type { ContentLocale } from '@islamic-centre/i18n/locales'
import { readAllPages } from './all-pages.server.ts'
import type { Clients } from './clients.server.ts'

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

/** The requests of a list, in one language. */
export type ListRequests = {
  entries: (clients: Clients, query: EntriesQuery) => Promise<ListAnswer>
  rows: (clients: Clients, query: RowsQuery) => Promise<ListAnswer>
}

/** No two entries have one id, so the borders of pages are always the same. */
const inOrder = ['id']
const newestFirst = ['id:desc']

/** The requests of a list in one language. */
export function listRequests(name: string, requests: ListRequests, clients: Clients, locale: ContentLocale) {
  const rows = (pagination: Page) =>
    requests.rows(clients, { locale, sort: newestFirst, fields: ['updatedAt'], pagination })
  return {
    all: () =>
      readAllPages(name, (pagination) => requests.entries(clients, { locale, sort: inOrder, pagination })),
    /** The entries with these ids; there are none where an entry is not published. */
    named: (documentIds: string[]) =>
      requests.entries(clients, {
        locale,
        sort: inOrder,
        filters: { documentId: { $in: documentIds } },
        pagination: { page: 1, pageSize: documentIds.length },
      }),
    newest: (count: number) => rows({ page: 1, pageSize: count }),
    allRows: () => readAllPages(name, rows),
  }
}

export type BoundListRequests = ReturnType<typeof listRequests>
