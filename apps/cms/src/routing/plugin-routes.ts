import { errors, pagination, z } from '@strapi/utils'
import api from '../../config/api'
import { type Middleware, shapedBody } from './shaped-body'

export interface Route {
  method: string
  path: string
  request?: { body?: { 'application/json': z.ZodType } }
  response?: z.ZodType
  config?: { middlewares?: Middleware[] }
}

/** How a plugin creates its routes of the content API. */
export type Routes = (context: unknown) => { routes: Route[] }

const numberIn = ({ params }: Parameters<Middleware>[0]): string => params.id ?? params.role

/** A path contains the number of a file, user or role; anything else, or an unknown number, is a 404. */
const byNumber: Middleware = async (ctx, next) => {
  if (!/^\d{1,9}$/.test(numberIn(ctx))) throw new errors.NotFoundError()
  await next()
  if (!ctx.body) throw new errors.NotFoundError()
}

const answerNumber: Middleware = async (ctx, next) => {
  await next()
  if (ctx.status >= 400 || !ctx.body) return
  ctx.body = String(Number(numberIn(ctx)))
  ctx.type = 'application/json'
}

const { defaultLimit, maxLimit } = api.rest
const limits = { defaults: { offset: { limit: defaultLimit }, page: { pageSize: defaultLimit } }, maxLimit }

/** These lists ignore `pagination` and are unlimited: they get the limits of the lists of content. */
const bounded: Middleware = (ctx, next) => {
  const { pagination: requested = {}, start: _, limit: __, ...query } = ctx.query as Record<string, unknown>
  if (requested === null || typeof requested !== 'object')
    throw new errors.ValidationError('Invalid pagination')
  const { start, limit } = pagination.withDefaultPagination(requested, limits) as {
    start: number
    limit: number
  }
  ctx.query = { ...query, start, limit } as never
  return next()
}

/** A route of one of Strapi's plugins as the contract has it. */
function contractRoute(route: Route): Route {
  const { method, path } = route
  const body = route.request?.body?.['application/json']
  const middlewares = [
    ...(/\/:(id|role)$/.test(path) ? [byNumber] : []),
    ...(method === 'DELETE' ? [answerNumber] : []),
    ...(['/files', '/users'].includes(path) && method === 'GET' ? [bounded] : []),
    ...(path.startsWith('/roles') && body ? [shapedBody(body)] : []),
  ]
  return {
    ...route,
    ...(method === 'DELETE' && { response: z.int().describe('The id of what was deleted') }),
    config: { ...route.config, middlewares: [...(route.config?.middlewares ?? []), ...middlewares] },
  }
}

/** The same routes, those of files, users and roles as the contract has them; `describe` completes the others. */
export const pluginRoutes =
  (routesOf: Routes, describe: (route: Route) => Route = (route) => route): Routes =>
  (context) => {
    const router = routesOf(context)
    const isOurs = ({ path }: Route) => /^\/(files|users|roles)\b/.test(path)
    return {
      ...router,
      routes: router.routes.map((route) => (isOurs(route) ? contractRoute(route) : describe(route))),
    }
  }
