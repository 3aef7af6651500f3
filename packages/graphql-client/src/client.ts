import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { ClientError, GraphQLClient, type Variables } from 'graphql-request'

/** One error of a GraphQL response, as sent by the content server. */
export type GraphqlResponseError = { message: string; path?: readonly (string | number)[] }

/** The query had no usable response: the server was unreachable, too slow, rejected it, or sent no data. */
export class GraphqlError extends Error {
  override readonly name = 'GraphqlError'
  /** HTTP status, or undefined when there was no response. */
  readonly status: number | undefined
  readonly errors: readonly GraphqlResponseError[]

  constructor(
    message: string,
    status?: number,
    errors: readonly GraphqlResponseError[] = [],
    cause?: unknown,
  ) {
    super(message, { cause })
    this.status = status
    this.errors = errors
  }
}

export type GraphqlClientOptions = {
  /** Address of the content server, without `/graphql`. */
  baseUrl: string
  /** The timeout of one query, in milliseconds; default 5000. */
  timeoutMs?: number
  /** API token, where the caller may read more than the public. */
  token?: string
  fetch?: typeof fetch
}

/** The result of a query; `errors` is not empty when only a part could be read. */
export type GraphqlResult<Data> = { data: Data; errors: readonly GraphqlResponseError[] }

/**
 * A client of the content server's GraphQL endpoint: POST {baseUrl}/graphql with operation name, variables and
 * query. Throws `GraphqlError` when there is no data at all, and the caller's own
 * reason when the caller aborted.
 */
export function createGraphqlClient({ baseUrl, timeoutMs = 5000, token, fetch }: GraphqlClientOptions) {
  const client = new GraphQLClient(`${baseUrl}/graphql`, {
    errorPolicy: 'all',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(fetch ? { fetch } : {}),
  })
  return {
    async query<Data, Vars extends Variables>(
      document: TypedDocumentNode<Data, Vars>,
      variables: Vars,
      signal?: AbortSignal,
    ): Promise<GraphqlResult<Data>> {
      const limit = AbortSignal.timeout(timeoutMs)
      const { data, errors = [] } = await client
        .rawRequest<Data>({
          query: document,
          variables,
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
        } as never)
        .catch((cause: unknown) => {
          throw signal?.aborted ? signal.reason : asGraphqlError(cause, timeoutMs)
        })
      if (data === null || data === undefined)
        throw new GraphqlError(
          errors.map((it) => it.message).join('; ') || 'The answer has no data.',
          200,
          errors,
        )
      return { data, errors }
    },
  }
}

function asGraphqlError(cause: unknown, timeoutMs: number): GraphqlError {
  if (cause instanceof ClientError) {
    const errors = cause.response.errors ?? []
    const reason = errors.map((it) => it.message).join('; ') || 'no reason given'
    return new GraphqlError(
      `The content server refused the query: ${reason}`,
      cause.response.status,
      errors,
      cause,
    )
  }
  if (cause instanceof Error && cause.name === 'TimeoutError')
    return new GraphqlError(`The content server did not answer within ${timeoutMs} ms.`, undefined, [], cause)
  return new GraphqlError('The content server could not be reached.', undefined, [], cause)
}
