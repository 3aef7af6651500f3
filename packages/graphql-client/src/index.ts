export type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export {
  createGraphqlClient,
  type GraphqlClientOptions,
  GraphqlError,
  type GraphqlResponseError,
  type GraphqlResult,
} from './client.ts'
export * from './gen/graphql.ts'
