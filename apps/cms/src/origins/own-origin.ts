import type { Core } from '@strapi/strapi'
import { environment } from '../environment'

type Context = Parameters<Core.ControllerHandler>[0]

const publicOrigin = new URL(environment.PUBLIC_URL).origin

/**
 * Whether a request comes from a page of this server, or from no page at all. The Host header covers origins other than
 * PUBLIC_URL; a page of another site cannot set it.
 */
export function isOwnOrigin(ctx: Context): boolean {
  const site = ctx.get('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return false
  const origin = ctx.get('origin')
  if (!origin || origin === publicOrigin) return true
  return URL.canParse(origin) && new URL(origin).host === ctx.host && /^https?:/.test(origin)
}
