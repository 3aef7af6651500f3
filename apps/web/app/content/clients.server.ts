import { createGraphqlClient, GraphqlError } from '@islamic-centre/graphql-client'
import { createRestClient, type RestClient } from '@islamic-centre/rest-client'
import { env } from '../env.server.ts'
import { askOnce } from './ask-once.server.ts'

const options = { baseUrl: env.CMS_URL, timeoutMs: env.CMS_TIMEOUT_MS }
const token = env.SITE_API_TOKEN

/** Where a page's content is read from: GraphQL what the home page shows per locale, REST everything else. */
export type Source = Pick<ReturnType<typeof createGraphqlClient>, 'query'> & {
  rest: ReturnType<typeof createRestClient>
}

/** A part of an answer that failed is a failure: its block is left out whole, and the log says why. */
const whole =
  ({ query }: Pick<Source, 'query'>): Source['query'] =>
  async (document, variables, signal) => {
    const answer = await query(document, variables, signal)
    const { errors } = answer
    if (errors.length > 0) throw new GraphqlError(errors.map((it) => it.message).join('; '), 200, errors)
    return answer
  }

/** What every visitor may read. */
export const published: Source = {
  query: whole(createGraphqlClient(options)),
  rest: createRestClient(options),
}

/** The same for a reader of everything at once: what it asks again has the answer that came before. */
export function publishedOnce(): Source {
  const once = { ...options, fetch: askOnce() }
  return { query: whole(createGraphqlClient(once)), rest: createRestClient(once) }
}

const askForDrafts: typeof fetch = (input, init) => {
  const request = new Request(input, init)
  const url = new URL(request.url)
  url.searchParams.set('status', 'draft')
  return fetch(new Request(url, request))
}

const draftsByGraphql = whole(createGraphqlClient({ ...options, token }))

/** What is published once the editors' drafts are: read with the site's own token, for a preview only. */
export const drafts: Source = {
  query: (document, variables, signal) =>
    draftsByGraphql(document, { ...variables, status: 'DRAFT' }, signal),
  rest: createRestClient({ ...options, token, fetch: askForDrafts }),
}

/** The site's own hand on the content server; undefined where the environment gives it no token. */
export const own: RestClient | undefined = token ? createRestClient({ ...options, token }) : undefined
