export type { CallOptions, Redirection, RestClient } from './calls.ts'
export {
  createRestClient,
  type ReceivedResponse,
  type ResponseValidator,
  type RestClientOptions,
} from './client.ts'
export type { components, paths } from './gen/openapi.ts'
export { operations } from './operations.ts'
export { ContractError, type ContractIssue, RedirectError, RestError } from './rest-error.ts'
