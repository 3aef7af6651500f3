import type { Core } from '@strapi/strapi'
import { authorOf } from './change-author'
import { logChange } from './log-change'
import type { ChangeAuthor } from './logged-change'
import { type Context, loggedRoutes } from './logged-routes'

const signIn = 'admin authentication.login'
const unknownAuthor: ChangeAuthor = { authorId: null, author: null, authorKind: 'unknown' }

function routeName({ state }: Context) {
  const { handler, info } = (state.route ?? {}) as { handler?: unknown; info?: { pluginName?: string } }
  return typeof handler === 'string' ? `${info?.pluginName} ${handler}` : undefined
}

/** The account that somebody tried to sign in to; an address without an account is not logged. */
async function triedAccount(strapi: Core.Strapi, ctx: Context): Promise<ChangeAuthor> {
  const { email } = (ctx.request.body ?? {}) as { email?: unknown }
  if (typeof email !== 'string') return unknownAuthor
  const account = await strapi.db.query('admin::user').findOne({ where: { email: email.toLowerCase() } })
  return account ? authorOf(account as never) : unknownAuthor
}

/** Logs what a finished request of the panel did, if its route says it. */
export async function logRoute(strapi: Core.Strapi, ctx: Context) {
  const name = routeName(ctx)
  const route = name && loggedRoutes[name]
  if (!route) return
  if (name === signIn && ctx.status === 400)
    await logChange(strapi, { action: 'signInFailed', by: await triedAccount(strapi, ctx) })
  if (ctx.status >= 300) return
  const { action, setting, isOnlyNamed } = route
  const names = (await route.names?.(strapi, ctx)) ?? []
  if (isOnlyNamed && names.length === 0) return
  for (const title of names.length > 0 ? names : [null])
    await logChange(strapi, { action, title, ...(setting && { setting }) })
}
