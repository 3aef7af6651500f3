import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Environment } from '../environment-variables'
import { sourceOf } from '../origins/request-source'
import { issueSetupToken, matchesSetupToken, revokeSetupToken, setupCookie, setupHeader } from './setup-token'

type Context = Parameters<Core.ControllerHandler>[0]
type Action = (ctx: Context, next: () => Promise<unknown>) => Promise<unknown>

export const hasAdministrator = async (strapi: Core.Strapi) =>
  (await strapi.db.query('admin::user').count()) > 0

/** Guards the action instead of its path, so that no spelling of the path bypasses it. */
export function requireSetupToken(strapi: Core.Strapi, { DATA_DIR }: Environment) {
  strapi.get('controllers').extend('admin::authentication', (controller: { registerAdmin: Action }) => ({
    ...controller,
    async registerAdmin(ctx: Context, next: () => Promise<unknown>) {
      if (!ctx.is('application/json'))
        ctx.throw(415, 'The first administrator is registered with application/json')
      if (sourceOf(ctx) !== 'same-origin')
        throw new errors.PolicyError('The first administrator is registered from the admin panel only')
      if (!matchesSetupToken(ctx.get(setupHeader) || ctx.cookies.get(setupCookie, { signed: false })))
        throw new errors.PolicyError(
          'The first administrator is registered with the setup link that the start of the content server gives',
        )
      await controller.registerAdmin(ctx, next)
      if (ctx.status !== 200) return
      revokeSetupToken(DATA_DIR)
      ctx.cookies.set(setupCookie, null, { path: '/admin', signed: false })
    },
  }))
}

/** Issues a token when the server begins to listen: commands that only load Strapi must not replace its token. */
export async function offerSetupLink(
  strapi: Core.Strapi,
  { DATA_DIR, PUBLIC_URL, SETUP_TOKEN }: Environment,
) {
  const exists = await hasAdministrator(strapi)
  strapi.server.httpServer.once('listening', () => {
    if (exists) return revokeSetupToken(DATA_DIR)
    const file = issueSetupToken(DATA_DIR, PUBLIC_URL, SETUP_TOKEN)
    strapi.log.info(`There is no administrator yet. The setup link is in ${file}`)
  })
}
