import type { Core } from '@strapi/strapi'

interface RequestState {
  route?: { info?: { type?: string } }
  auth?: { strategy?: { name?: string } }
}

/** An API token is given by an administrator, and its permissions decide what it may do. */
const trustedStrategies = ['content-api-token', 'admin-token']

export const mayReadDrafts = (state: RequestState | undefined) =>
  trustedStrategies.includes(state?.auth?.strategy?.name ?? '')

/** What is known of the REST or GraphQL request that is being answered; nothing outside of one. */
export function contentApiRequest(strapi: Core.Strapi) {
  const state = strapi.requestContext.get()?.state as RequestState | undefined
  return state?.route?.info?.type === 'content-api' ? state : undefined
}
