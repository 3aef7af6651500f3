import type { Core } from '@strapi/strapi'

type Context = Parameters<Core.ControllerHandler>[0]

const panelFile = /^\/admin\/[^/]+\.(js|css|json|svg)$/

/** The panel's files are sent in the encoding that the browser accepts, and shared caches may store them for a year. */
export default () => async (ctx: Context, next: () => Promise<unknown>) => {
  if (panelFile.test(ctx.path)) ctx.vary('Accept-Encoding')
  return next()
}
