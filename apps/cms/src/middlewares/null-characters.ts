import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'

type Context = Parameters<Core.ControllerHandler>[0]

/** In a URL and in JSON, where after an escaped backslash it is only six characters of text. */
const written = /%00|(?<!\\)(\\\\)*\\u0000/

/** PostgreSQL cannot store the character NUL and no text needs it, so it is rejected on every database. */
export default () => async (ctx: Context, next: () => Promise<unknown>) => {
  if (written.test(ctx.url) || written.test(JSON.stringify(ctx.request.body ?? '')))
    throw new errors.ValidationError('The request holds the character NUL')
  return next()
}
