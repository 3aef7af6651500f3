import type { APIRequestContext } from '@playwright/test'

/** Where the run's content server is reached. */
export const cms = () => process.env.CMS_URL ?? ''

/** The data of a GraphQL query to the content server. */
export async function query(request: APIRequestContext, source: string) {
  const response = await request.post(`${cms()}/graphql`, { data: { query: source } })
  return (await response.json()).data
}

/** The data of a REST resource of the content server. */
export const read = async (request: APIRequestContext, path: string) =>
  (await (await request.get(`${cms()}/api/${path}`)).json()).data
