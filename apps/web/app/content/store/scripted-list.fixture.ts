import { z } from 'zod'
import { listQuery } from '../content-query.server.ts'
import type { EntriesQuery, ListAnswer, RowsQuery } from '../requests.server.ts'

export type Entry = {
  id: number
  documentId: string
  title: string
  createdAt: string
  updatedAt: string
  image?: { documentId: string; url: string }
}

const at = (time: number) => new Date(time).toISOString()

/** A content server of a test: what is published in each locale, and what was requested. */
export function scriptedList() {
  const published = { fa: new Map<string, Entry>(), en: new Map<string, Entry>() }
  const requests: string[] = []
  let lastId = 0
  /** Its clock. */
  let time = Date.parse('2026-11-01T00:00:00Z')

  const pageOf = (
    found: Entry[],
    { sort, pagination: { page, pageSize } }: Pick<EntriesQuery, 'sort' | 'pagination'>,
  ) => {
    const sorted = found.toSorted((a, b) => (sort[0] === 'id:desc' ? b.id - a.id : a.id - b.id))
    return {
      data: structuredClone(sorted.slice((page - 1) * pageSize, page * pageSize)),
      meta: { pagination: { pageCount: Math.ceil(found.length / pageSize), total: found.length } },
    }
  }

  const server = {
    requests,
    published,
    /** Instead of the right answer to the next requests. */
    instead: [] as (ListAnswer | Error | undefined)[],
    setTime(to: string) {
      time = Date.parse(to)
    },
    /** As Strapi does it: a publication is a new row, of the time when its draft was saved. */
    publish(locale: 'fa' | 'en', documentId: string, of: Partial<Entry> = {}) {
      lastId += 1
      const before = published[locale].get(documentId)
      const entry = {
        title: documentId,
        createdAt: before?.createdAt ?? at(time + lastId),
        updatedAt: at(time),
        ...(before?.image && { image: before.image }),
        ...of,
        documentId,
        id: lastId,
      }
      published[locale].set(documentId, entry)
      return entry
    },
    /** What the languages share is written into the published row of the other one. */
    share(locale: 'fa' | 'en', documentId: string, of: Partial<Entry>) {
      const entry = published[locale].get(documentId)
      if (entry) published[locale].set(documentId, { ...entry, ...of, updatedAt: at(time) })
    },
    unpublish: (locale: 'fa' | 'en', documentId: string) => void published[locale].delete(documentId),
    /** Everything as it was when this was called. */
    backup() {
      const copies = structuredClone(published)
      const id = lastId
      return () => {
        Object.assign(published, structuredClone(copies))
        lastId = id
      }
    },
    entries(query: EntriesQuery): ListAnswer {
      const ids = query.filters?.documentId.$in
      requests.push(
        `${query.locale} ${ids ? `entries ${ids.length > 3 ? ids.length : ids}` : `all ${query.pagination.page}`}`,
      )
      const all = [...published[query.locale].values()]
      return server.answer(pageOf(ids ? all.filter((it) => ids.includes(it.documentId)) : all, query))
    },
    rows(query: RowsQuery): ListAnswer {
      const { page, pageSize } = query.pagination
      requests.push(`${query.locale} ${pageSize === 100 ? `rows ${page}` : `newest ${pageSize}`}`)
      const { data, meta } = pageOf([...published[query.locale].values()], query)
      return server.answer({
        data: data.map(({ id, documentId, updatedAt }) => ({ id, documentId, updatedAt })),
        meta,
      })
    },
    answer(right: ListAnswer): ListAnswer {
      const given = server.instead.shift()
      if (given instanceof Error) throw given
      return given ?? right
    },
  }
  return server
}

export type ScriptedList = ReturnType<typeof scriptedList>

const schema = z.object({
  documentId: z.string(),
  title: z.string().min(1),
  image: z.object({ documentId: z.string(), url: z.string() }).nullish(),
})

/** The list of that content server, as the site reads it. */
export const listOf = (name: string, server: ScriptedList) =>
  listQuery({
    name,
    type: 'post',
    schema,
    entries: async (_, query) => server.entries(query) as ListAnswer<Entry>,
    rows: async (_, query) => server.rows(query),
  })
