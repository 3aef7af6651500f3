import { createGraphqlClient, GraphqlError } from '@islamic-centre/graphql-client'
import { createRestClient, type RestClient } from '@islamic-centre/rest-client'
import { env } from '../env.server.ts'
import { log } from '../platform/log.server.ts'
import { createContentFetch, createDraftFetch } from './store/content-fetch.server.ts'

const send = createContentFetch({ error: (line) => log.error(line), info: (line) => log.info(line) })
const options = { baseUrl: env.CMS_URL, timeoutMs: env.CMS_TIMEOUT_MS, fetch: send }
const token = env.SITE_API_TOKEN

/** How content is requested: by GraphQL what the home page shows per locale, by REST everything else. */
export type Clients = Pick<ReturnType<typeof createGraphqlClient>, 'query'> & {
  rest: ReturnType<typeof createRestClient>
}

/** A part of an answer that failed is a failure: its block is left out whole, and the reason is logged. */
const whole =
  ({ query }: Pick<Clients, 'query'>): Clients['query'] =>
  async (document, variables, signal) => {
    const answer = await query(document, variables, signal)
    const { errors } = answer
    if (errors.length > 0) throw new GraphqlError(errors.map((it) => it.message).join('; '), 200, errors)
    return answer
  }

/** Requests what every visitor may read. */
export const publishedClients: Clients = {
  query: whole(createGraphqlClient(options)),
  rest: createRestClient(options),
}

const sendDraftQuery = createDraftFetch()
/** A query of a preview may wait for the queries of other previews. */
const draftTimeoutMs = 4 * env.CMS_TIMEOUT_MS

/** Requests what is published once the editors' drafts are, with the site's own token, until the signal aborts. */
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
  const graphql = whole(createGraphqlClient({ ...drafts, fetch: withSignal }))
  return {
    query: (document, variables, signal) => graphql(document, { ...variables, status: 'DRAFT' }, signal),
    rest: createRestClient({ ...drafts, fetch: restFetch }),
  }
}

/** Requests with the site's token; undefined where the environment has none. */
export const authorizedRestClient: RestClient | undefined = token
  ? createRestClient({ ...options, token })
  : undefined
