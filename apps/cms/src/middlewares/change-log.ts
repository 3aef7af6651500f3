import type { Core } from '@strapi/strapi'
import { logRequest } from '../change-log/log-change'
import { logRoute } from '../change-log/log-routes'

type Context = Parameters<Core.ControllerHandler>[0]

/** Writes the change log when a request is answered; before the handler of errors, so that it sees the final status. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  (ctx: Context, next: () => Promise<unknown>) =>
    logRequest(strapi, ctx, async () => {
      await next()
      try {
        await logRoute(strapi, ctx)
      } catch (error) {
        strapi.log.error(`The change log could not be written: ${(error as Error).name}`)
      }
    })
