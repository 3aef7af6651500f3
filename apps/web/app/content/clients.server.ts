import { createGraphqlClient, GraphqlError } from '@islamic-centre/graphql-client'
import { createRestClient, type RestClient } from '@islamic-centre/rest-client'
import { env } from '../env.server.ts'
import { log } from '../log.server.ts'
import { createContentFetch } from './content-fetch.server.ts'

const send = createContentFetch({ error: (line) => log.error(line), info: (line) => log.info(line) })
const options = { baseUrl: env.CMS_URL, timeoutMs: env.CMS_TIMEOUT_MS, fetch: send }
const token = env.SITE_API_TOKEN

/** How content is asked for: by GraphQL what the home page shows per locale, by REST everything else. */
export type Clients = Pick<ReturnType<typeof createGraphqlClient>, 'query'> & {
  rest: ReturnType<typeof createRestClient>
}

/** A part of an answer that failed is a failure: its block is left out whole, and the log says why. */
const whole =
  ({ query }: Pick<Clients, 'query'>): Clients['query'] =>
  async (document, variables, signal) => {
    const answer = await query(document, variables, signal)
    const { errors } = answer
    if (errors.length > 0) throw new GraphqlError(errors.map((it) => it.message).join('; '), 200, errors)
    return answer
  }

/** Asks for what every visitor may read. */
export const publishedClients: Clients = {
  query: whole(createGraphqlClient(options)),
  rest: createRestClient(options),
}

const askForDrafts: typeof fetch = (input, init) => {
  const request = new Request(input, init)
  const url = new URL(request.url)
  url.searchParams.set('status', 'draft')
  return send(new Request(url, request))
}

const draftsByGraphql = whole(createGraphqlClient({ ...options, token }))

/** Asks for what is published once the editors' drafts are, with the site's own token. */
export const draftClients: Clients = {
  query: (document, variables, signal) =>
    draftsByGraphql(document, { ...variables, status: 'DRAFT' }, signal),
  rest: createRestClient({ ...options, token, fetch: askForDrafts }),
}

/** The site's own hand on the content server; undefined where the environment gives it no token. */
export const own: RestClient | undefined = token ? createRestClient({ ...options, token }) : undefined
