export {
  createGraphqlClient,
  type GraphqlAnswerError,
  type GraphqlClientOptions,
  GraphqlError,
  type GraphqlResult,
} from './client.ts'
export * from './gen/graphql.ts'
