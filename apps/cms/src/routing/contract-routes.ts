import { type Core, factories, type Struct, type UID } from '@strapi/strapi'
import { z } from '@strapi/utils'
import { shapedBody } from './shaped-body'

type Path = `/${string}`

interface Route {
  method: string
  path: string
  handler: string
  request?: { query?: object }
}

const pagination = z.object({
  page: z.int().optional(),
  pageSize: z.int().optional(),
  pageCount: z.int().optional(),
  start: z.int().optional(),
  limit: z.int().optional(),
  total: z.int().optional(),
})

/**
 * The routes of a type as the contract has them: Strapi's own, at `path` where that is not the type's
 * name, a delete that answers a number, and a route that adds a translation.
 */
export const contractRoutes =
  (uid: UID.ContentType, path?: Path) =>
  ({ strapi }: { strapi: Core.Strapi }) => {
    const { kind, info, pluginOptions } = strapi.contentType(uid) as Struct.ContentTypeSchema
    const isSingle = kind === 'singleType'
    const corePath = `/${isSingle ? info.singularName : info.pluralName}`
    const validator = factories.createCoreValidator(uid, strapi)

    const { routes } = factories.createCoreRouter(uid) as unknown as { routes: Route[] }
    const core = routes.map((route) => {
      const action = route.handler.split('.').at(-1)
      const own = { ...route, path: route.path.replace(corePath, path ?? corePath) }
      if (action === 'delete') return { ...own, response: z.int().describe('The id of the deleted entry') }
      const one = z.object({ data: validator.document, meta: z.object({}) })
      if (isSingle && action === 'find') {
        // A single entry has no order and no pages, but clients may send the same parameters as to a list.
        const query = { ...route.request?.query, ...validator.queryParams(['sort', 'pagination']) }
        return { ...own, request: { ...route.request, query }, response: one }
      }
      if (isSingle || action !== 'find') return { ...own, response: one }
      return { ...own, response: z.object({ data: validator.documents, meta: z.object({ pagination }) }) }
    })

    const isLocalized = (pluginOptions?.i18n as { localized?: boolean } | undefined)?.localized
    if (!isLocalized) return { type: 'content-api' as const, routes: core }

    const body = validator.data.partial().extend({ locale: z.string() })
    const translation = {
      method: 'POST' as const,
      path: `${path ?? corePath}${isSingle ? '' : '/:id'}/localizations`,
      handler: `${uid}.createLocalization`,
      request: {
        ...(isSingle ? {} : { params: { id: validator.documentID } }),
        body: { 'application/json': body },
      },
      response: z.object({ data: validator.document, meta: z.object({}) }),
      config: { middlewares: [shapedBody(body)] },
    }
    return { type: 'content-api' as const, routes: [...core, translation] }
  }
