import { type Core, factories, type UID } from '@strapi/strapi'

/** The core routes of a type under a path of our own instead of its plural name. */
export const routesAt =
  (path: `/${string}`, uid: UID.ContentType) =>
  ({ strapi }: { strapi: Core.Strapi }) => {
    const { routes } = factories.createCoreRouter(uid)
    const defaultPath = `/${strapi.contentType(uid).info.pluralName}`
    const list = typeof routes === 'function' ? routes() : routes
    return {
      type: 'content-api' as const,
      routes: list.map((route) => ({ ...route, path: route.path.replace(defaultPath, path) })),
    }
  }
