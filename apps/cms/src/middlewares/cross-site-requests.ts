import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { sourceOf } from '../origins/request-source'

type Context = Parameters<Core.ControllerHandler>[0]

const safeMethods = ['GET', 'HEAD', 'OPTIONS']
/** The panel's own paths; other sites may use the content API, which reads no cookie of the panel. */
const panelPaths = /^\/(?!(api|graphql)(\/|$))/i
const uploadPaths = /^\/((api\/)?upload|admin\/project-settings)(\/|$)/i
const graphqlPath = /^\/graphql\/?$/i

const hasBody = (ctx: Context) => ctx.get('transfer-encoding') !== '' || Number(ctx.get('content-length')) > 0
/**
 * A page of another site may POST forms, plain text and bodies without a known type without a preflight. No list of
 * such types is complete, so only JSON is accepted; other methods need a preflight.
 */
const isNotJson = (ctx: Context) => ctx.method === 'POST' && hasBody(ctx) && !ctx.is('json', '+json')
const isUpload = (ctx: Context) => uploadPaths.test(ctx.path) && !!ctx.is('multipart')

/**
 * Rejects what a form of another site can send: bodies must be JSON, except uploads, and pages of another origin must
 * not send requests to the panel. Apollo has its own check of GraphQL requests.
 */
export default () => async (ctx: Context, next: () => Promise<unknown>) => {
  if (safeMethods.includes(ctx.method) || graphqlPath.test(ctx.path)) return next()
  if (isNotJson(ctx) && !isUpload(ctx)) ctx.throw(415, 'The body of this request must be application/json')
  if (panelPaths.test(ctx.path) && sourceOf(ctx) === 'cross-origin')
    throw new errors.ForbiddenError('This request is accepted from the admin panel only')
  return next()
}
