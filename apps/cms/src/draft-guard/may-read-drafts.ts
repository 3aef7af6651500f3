import type { Core } from '@strapi/strapi'

interface RequestState {
  route?: { info?: { type?: string } }
  auth?: { strategy?: { name?: string } }
}

/** An API token is issued by an administrator, with its own permissions. */
const trustedStrategies = ['content-api-token', 'admin-token']

export const mayReadDrafts = (state: RequestState | undefined) =>
  trustedStrategies.includes(state?.auth?.strategy?.name ?? '')

/** The context of the current REST or GraphQL request; undefined outside of one. */
export function contentApiRequest(strapi: Core.Strapi) {
  const state = strapi.requestContext.get()?.state as RequestState | undefined
  return state?.route?.info?.type === 'content-api' ? state : undefined
}
