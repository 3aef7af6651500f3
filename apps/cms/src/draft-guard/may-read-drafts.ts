import type { Core } from '@strapi/strapi'

interface RequestState {
  route?: { info?: { type?: string } }
  auth?: { strategy?: { name?: string } }
}

/** An API token is given by an administrator, and its permissions decide what it may do. */
const trustedStrategies = ['content-api-token', 'admin-token']

export const mayReadDrafts = (state: RequestState | undefined) =>
  trustedStrategies.includes(state?.auth?.strategy?.name ?? '')

/** True inside a REST or GraphQL request of somebody who may see published content only. */
export function isReaderOfPublishedOnly(strapi: Core.Strapi) {
  const state = strapi.requestContext.get()?.state as RequestState | undefined
  return state?.route?.info?.type === 'content-api' && !mayReadDrafts(state)
}
