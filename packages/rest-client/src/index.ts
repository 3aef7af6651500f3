export {
  createRestClient,
  fieldsOf,
  type RestClient,
  type RestClientOptions,
  RestError,
  read,
} from './client.ts'
export type { components, paths } from './gen/openapi.ts'
