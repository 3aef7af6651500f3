import type { Core } from '@strapi/strapi'
import { hasAdministrator } from '../first-administrator/require-setup-token'
import { setupNotice } from '../first-administrator/setup-notice'
import { matchesSetupToken, setupCookie, setupPath } from '../first-administrator/setup-token'

type Context = Parameters<Core.ControllerHandler>[0]

const hour = 60 * 60 * 1000
const panel = /^\/admin(\/|$)/i
const registrationPath = '/admin/auth/register-admin'

/** A strict cookie that is valid only as long as filling in the form takes. */
const cookieOptions = (ctx: Context) => ({
  httpOnly: true,
  signed: false,
  sameSite: 'strict' as const,
  secure: ctx.secure,
  path: '/admin',
  maxAge: hour,
})

function refuse(ctx: Context) {
  ctx.status = 403
  ctx.set('Cache-Control', 'no-store')
  ctx.type = 'html'
  ctx.body = setupNotice
}

/** Opens the registration form with the setup link; without it, shows in both languages that it is required. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  let isSetUp = false
  return async (ctx: Context, next: () => Promise<unknown>) => {
    const isLink = ctx.path === setupPath
    const isPage = ctx.method === 'GET' && panel.test(ctx.path) && ctx.get('accept').includes('text/html')
    if (!isLink && (isSetUp || !isPage)) return next()
    isSetUp ||= await hasAdministrator(strapi)
    if (isSetUp) return isLink ? ctx.redirect('/admin') : next()
    if (!isLink)
      return matchesSetupToken(ctx.cookies.get(setupCookie, { signed: false })) ? next() : refuse(ctx)
    const { token } = ctx.query
    if (!matchesSetupToken(token)) return refuse(ctx)
    ctx.cookies.set(setupCookie, token as string, cookieOptions(ctx))
    ctx.set('Cache-Control', 'no-store')
    ctx.set('Referrer-Policy', 'no-referrer')
    ctx.redirect(registrationPath)
  }
}
