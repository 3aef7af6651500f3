import type { Core } from '@strapi/strapi'
import { errors, z } from '@strapi/utils'

type Context = Parameters<Core.ControllerHandler>[0]
export type Middleware = (ctx: Context, next: () => Promise<unknown>) => Promise<unknown>

/**
 * Strapi only writes the schema of a route's body into the contract; this also validates the body, and reports errors.
 */
export const shapedBody =
  (schema: z.ZodType): Middleware =>
  (ctx, next) => {
    const { error } = schema.safeParse(ctx.request.body)
    if (error) throw new errors.ValidationError(z.prettifyError(error))
    return next()
  }
