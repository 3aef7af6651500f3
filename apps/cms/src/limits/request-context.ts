import type { Core } from '@strapi/strapi'
import type { mayReadDrafts } from '../draft-guard/may-read-drafts'

type Context = Parameters<Core.ControllerHandler>[0]

interface Route {
  handler?: unknown
  info?: { type?: string; apiName?: string; pluginName?: string }
}

/** The context of a request after its route is resolved. */
export type RequestContext = Omit<Context, 'state'> & {
  state: Parameters<typeof mayReadDrafts>[0] & { route?: Route }
}
