import { createGraphqlClient, GraphqlError, type TypedDocumentNode } from '@islamic-centre/graphql-client'
import type { ContentLocale } from '@islamic-centre/i18n/locales'
import { createRestClient, type RestClient } from '@islamic-centre/rest-client'
import { env } from '../env.server.ts'
import { log } from '../platform/log.server.ts'
import type { EntriesQuery, ListAnswer, RowsQuery } from './requests.server.ts'
import { createContentFetch, createDraftFetch } from './store/content-fetch.server.ts'

const send = createContentFetch({ error: (line) => log.error(line), info: (line) => log.info(line) })
const options = { baseUrl: env.CMS_URL, timeoutMs: env.CMS_TIMEOUT_MS, fetch: send }
const token = env.SITE_API_TOKEN

type Query = ReturnType<typeof createGraphqlClient>['query']
type Variables = Omit<EntriesQuery, 'filters'>
type Filters = { filters: { documentId: { in: string[] } } | null }
type Connection = { nodes: readonly unknown[]; pageInfo: { pageCount: number; total: number } } | null

/** A document queries one field. */
type FieldOf<Data> = Data[keyof Data]

/** The documents' answers in the form of the REST client's. */
function graphqlClient(query: Query) {
  /** An answer of which a part failed is a failure. */
  async function field<Data extends object, Of extends object>(
    document: TypedDocumentNode<Data, Of>,
    variables: Of,
  ): Promise<FieldOf<Data>> {
    const { data, errors } = await query(document, { ...variables })
    if (errors.length > 0) throw new GraphqlError(errors.map((it) => it.message).join('; '), 200, errors)
    return Object.values(data)[0]
  }
  return {
    async entries<Data extends Record<string, readonly unknown[]>>(
      document: TypedDocumentNode<Data, Variables & Filters>,
      { filters, ...of }: EntriesQuery,
    ): Promise<ListAnswer<FieldOf<Data>[number]>> {
      const named = filters ? { documentId: { in: filters.documentId.$in } } : null
      return { data: await field(document, { ...of, filters: named }) }
    },
    async rows<Data extends Record<string, Connection>>(
      document: TypedDocumentNode<Data, Variables>,
      { fields: _, ...of }: RowsQuery,
    ): Promise<ListAnswer> {
      const connection = await field(document, of)
      return {
        data: connection?.nodes ?? [],
        ...(connection && { meta: { pagination: connection.pageInfo } }),
      }
    },
    async entry<Data extends Record<string, object | null>>(
      document: TypedDocumentNode<Data, { locale: ContentLocale }>,
      locale: ContentLocale,
    ): Promise<{ data: FieldOf<Data> }> {
      return { data: await field(document, { locale }) }
    },
  }
}

/** How content is requested: by GraphQL what the home page shows per locale, by REST everything else. */
export type Clients = {
  graphql: ReturnType<typeof graphqlClient>
  rest: RestClient
  /** Two requests that are not of the contract: see `types/previous-addresses.server.ts`. */
  previousAddresses: () => Promise<{ data?: unknown }>
  signUpStates: () => Promise<{ data?: unknown }>
}

/** Requests what the content server has for the site alone. */
const forSite = (fetchContent: typeof fetch, path: string) => async (): Promise<{ data?: unknown }> => {
  const signal = AbortSignal.timeout(env.CMS_TIMEOUT_MS)
  const response = await fetchContent(new Request(`${env.CMS_URL}/api/${path}`, { signal }))
  // A release without it answers so.
  if (response.status === 404) return { data: null }
  if (!response.ok) throw new Error(`The content server answered ${response.status}.`)
  return response.json()
}

/** Requests published content. */
export const publishedClients: Clients = {
  graphql: graphqlClient(createGraphqlClient(options).query),
  rest: createRestClient(options),
  previousAddresses: forSite(send, 'previous-addresses'),
  signUpStates: forSite(send, 'sign-up-states'),
}

const sendDraftQuery = createDraftFetch()
/** Queries of a preview wait in the queue of all previews. */
const draftTimeoutMs = 4 * env.CMS_TIMEOUT_MS

/** Requests drafts instead of what is published, with the site's token, until the signal aborts. */
export function draftClients(until: AbortSignal): Clients {
  const withSignal: typeof fetch = (input, init) => {
    const request = new Request(input, init)
    return sendDraftQuery(new Request(request, { signal: AbortSignal.any([request.signal, until]) }))
  }
  const restFetch: typeof fetch = (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    url.searchParams.set('status', 'draft')
    return withSignal(new Request(url, request))
  }
  const drafts = { ...options, token, timeoutMs: draftTimeoutMs }
  const { query } = createGraphqlClient({ ...drafts, fetch: withSignal })
  return {
    graphql: graphqlClient((document, variables) => query(document, { ...variables, status: 'DRAFT' })),
    rest: createRestClient({ ...drafts, fetch: restFetch }),
    previousAddresses: forSite(withSignal, 'previous-addresses'),
    signUpStates: forSite(withSignal, 'sign-up-states'),
  }
}

/** Requests with the site's token; undefined where the environment has none. */
export const authorizedRestClient: RestClient | undefined = token
  ? createRestClient({ ...options, token })
  : undefined
