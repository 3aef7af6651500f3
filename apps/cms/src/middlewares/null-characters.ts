import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'

type Context = Parameters<Core.ControllerHandler>[0]

/** In an address and in JSON; there, an escaped backslash before it makes it six letters. */
const written = /%00|(?<!\\)(\\\\)*\\u0000/

/** PostgreSQL cannot keep the character NUL and no text needs it: on every database the answer is the same. */
export default () => async (ctx: Context, next: () => Promise<unknown>) => {
  if (written.test(ctx.url) || written.test(JSON.stringify(ctx.request.body ?? '')))
    throw new errors.ValidationError('The request holds the character NUL')
  return next()
}
