import { z } from '@strapi/utils'
import type { Route } from '../routing/plugin-routes'

const json = (schema: z.ZodType) => ({ body: { 'application/json': schema } })

/** The contract of the session routes, for which Strapi declares only the path. */
const schemas: Record<string, Pick<Route, 'request' | 'response'>> = {
  'POST /auth/refresh': {
    request: json(z.object({ refreshToken: z.string() })),
    response: z.object({ jwt: z.string(), refreshToken: z.string() }),
  },
  'POST /auth/logout': {
    request: json(z.object({ scope: z.literal('all').optional(), refreshToken: z.string().optional() })),
    response: z.object({ ok: z.boolean() }),
  },
}

/**
 * A registration whose address must be confirmed answers only with what was sent, nothing that only a new account has.
 */
const registered = z.object({ user: z.object({ username: z.string(), email: z.string() }) })

export function accountRoute(route: Route): Route {
  const { response } = route
  if (route.path === '/auth/local/register' && response instanceof z.ZodUnion)
    return { ...route, response: z.union([response.options[0] as z.ZodType, registered]) }
  return { ...route, ...schemas[`${route.method} ${route.path}`] }
}
