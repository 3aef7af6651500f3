export type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export {
  createGraphqlClient,
  type GraphqlAnswerError,
  type GraphqlClientOptions,
  GraphqlError,
  type GraphqlResult,
} from './client.ts'
export * from './gen/graphql.ts'
