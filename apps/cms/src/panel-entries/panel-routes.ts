import type { Core } from '@strapi/strapi'

export type Context = Parameters<Core.ControllerHandler>[0]

type Route = readonly [method: string, path: string, handler: (ctx: Context) => Promise<void>]

/** Registers routes for signed-in users of the panel. Not below `/admin`, where the panel has its pages. */
export function addPanelRoutes(strapi: Core.Strapi, routes: Route[]) {
  strapi.server.routes({
    type: 'admin',
    routes: routes.map(([method, path, handler]) => ({
      method,
      path: `/content-manager${path}`,
      handler,
      info: { pluginName: 'admin', type: 'admin' },
      config: { policies: ['admin::isAuthenticatedAdmin'] },
    })),
  } as Parameters<typeof strapi.server.routes>[0])
}
