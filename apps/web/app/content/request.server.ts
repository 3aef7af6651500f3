import type { TypedDocumentNode } from '@islamic-centre/graphql-client'
import type { ContentLocale } from '@islamic-centre/i18n/locales'
import type { RestClient } from '@islamic-centre/rest-client'
import type { Clients } from './clients.server.ts'
import type { EntriesQuery, ListAnswer, RowsQuery } from './list-requests.server.ts'

/** The groups of calls of the REST client that have such a call, each with what that answers. */
type Answers<Call extends string, Of> = {
  [Name in keyof RestClient as RestClient[Name] extends { [It in Call]: (...input: never[]) => Promise<Of> }
    ? Name
    : never]: RestClient[Name] extends { [It in Call]: (...input: never[]) => Promise<infer Answer> }
    ? Answer
    : never
}
type RestLists = Answers<'list', { data: readonly unknown[]; meta: unknown }>
type RestSingles = Answers<'get', { data: object }>

/** The relations that such a call may bring. */
type PopulateOf<Call> = Call extends (query?: infer Query, ...input: never[]) => unknown
  ? NonNullable<Query> extends { populate?: infer Populate }
    ? NonNullable<Populate>
    : never
  : never

type EntryOf<List> = List extends { data: readonly (infer Entry)[] } ? Entry : never
type Send = (query: object) => Promise<never>

type EntryRequest<Answer> = {
  fetch: (clients: Clients, locale: ContentLocale) => Promise<{ data?: Answer | null }>
}
type ListRequest<Entry> = {
  entries: (clients: Clients, query: EntriesQuery) => Promise<ListAnswer<Entry>>
  rows: (clients: Clients, query: RowsQuery) => Promise<ListAnswer>
}

/** The calls of a group take the same query, but for the names of its fields. */
const callOf = ({ rest }: Clients, group: string, name: string): Send =>
  (rest as unknown as Record<string, Record<string, Send>>)[group]?.[name] as Send

/** A list by REST, with these relations. */
export const restList = <Name extends keyof RestLists>(
  group: Name,
  populate: PopulateOf<RestClient[Name]['list']> | never[] = [],
): ListRequest<EntryOf<RestLists[Name]>> => ({
  entries: (clients, query) => callOf(clients, group, 'list')({ populate, ...query }),
  rows: (clients, query) => callOf(clients, group, 'list')(query),
})

/** A single entry by REST, with these relations. */
export const restEntry = <Name extends keyof RestSingles>(
  group: Name,
  populate: PopulateOf<RestClient[Name]['get']> | never[] = [],
): EntryRequest<RestSingles[Name]['data']> => ({
  fetch: (clients, locale) => callOf(clients, group, 'get')({ populate, locale }),
})

/** A document queries one field, whose name it has. */
type FieldOf<Data> = Data[keyof Data]
const fieldOf = <Data extends object>(data: Data): FieldOf<Data> => Object.values(data)[0]

type GraphqlQuery = Omit<EntriesQuery, 'filters'>
type GraphqlFilters = { filters: { documentId: { in: string[] } } | null }
type Connection = { nodes: readonly unknown[]; pageInfo: { pageCount: number; total: number } } | null

/** A list by GraphQL: the documents of its entries and of its rows, and the order of the entries. */
export const graphqlList = <
  Entries extends Record<string, readonly unknown[]>,
  Rows extends Record<string, Connection>,
>(
  entries: TypedDocumentNode<Entries, GraphqlQuery & GraphqlFilters>,
  rows: TypedDocumentNode<Rows, GraphqlQuery>,
  order: { sort?: string[] } = {},
): ListRequest<FieldOf<Entries>[number]> => ({
  async entries({ query }, { filters, ...of }) {
    const named = filters ? { documentId: { in: filters.documentId.$in } } : null
    const { data } = await query(entries, { ...of, ...order, filters: named })
    return { data: fieldOf(data) }
  },
  async rows({ query }, { fields: _, ...of }) {
    const connection = fieldOf((await query(rows, of)).data)
    return {
      data: connection?.nodes ?? [],
      ...(connection && { meta: { pagination: connection.pageInfo } }),
    }
  },
})

/** A single entry by GraphQL. */
export const graphqlEntry = <Data extends Record<string, object | null>>(
  document: TypedDocumentNode<Data, { locale: ContentLocale }>,
): EntryRequest<NonNullable<FieldOf<Data>>> => ({
  async fetch({ query }, locale) {
    const { data } = await query(document, { locale })
    return { data: fieldOf(data) as NonNullable<FieldOf<Data>> | null }
  },
})
