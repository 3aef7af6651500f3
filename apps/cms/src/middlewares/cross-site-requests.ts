import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { isOwnOrigin } from '../origins/own-origin'

type Context = Parameters<Core.ControllerHandler>[0]

const safeMethods = ['GET', 'HEAD', 'OPTIONS']
/** The panel's own paths; other sites may use the content API, which reads no cookie of the panel. */
const panelPaths = /^\/(?!(api|graphql)(\/|$))/i
const uploadPaths = /^\/((api\/)?upload|admin\/project-settings)(\/|$)/i
const graphqlPath = /^\/graphql\/?$/i

/** What a form of another site may send without the browser asking this server first: any other method asks. */
const isForm = (ctx: Context) => ctx.method === 'POST' && !!ctx.is('urlencoded', 'text/*', 'multipart')
const isUpload = (ctx: Context) => uploadPaths.test(ctx.path) && !!ctx.is('multipart')

/**
 * Refuses what a form of another site can send: bodies are JSON, except uploads, and a page of another origin sends
 * nothing to the panel. Apollo has its own check of GraphQL requests.
 */
export default () => async (ctx: Context, next: () => Promise<unknown>) => {
  if (safeMethods.includes(ctx.method) || graphqlPath.test(ctx.path)) return next()
  if (isForm(ctx) && !isUpload(ctx)) ctx.throw(415, 'The body of this request must be application/json')
  if (panelPaths.test(ctx.path) && !isOwnOrigin(ctx))
    throw new errors.ForbiddenError('This request is accepted from the admin panel only')
  return next()
}
