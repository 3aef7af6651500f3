import type { Core } from '@strapi/strapi'
import { z } from '@strapi/utils'

type Context = Parameters<Core.ControllerHandler>[0]

interface Route {
  method: string
  response?: z.ZodType
}

interface Router {
  routes: Route[]
}

interface ContentApi {
  destroy(ctx: Context): Promise<void>
}

interface UploadPlugin {
  routes: { 'content-api': (context: unknown) => Router }
  controllers: { 'content-api': (context: unknown) => ContentApi }
}

const answersNumber = (route: Route): Route =>
  route.method === 'DELETE' ? { ...route, response: z.int().describe('The id of the deleted file') } : route

/**
 * Files come in through the admin panel only: the content API has no upload, whoever asks. A delete answers
 * the number of the file, as a delete of content does.
 */
export default (plugin: UploadPlugin) => {
  const { routes, controllers } = plugin
  const [contentRoutes, contentController] = [routes['content-api'], controllers['content-api']]
  routes['content-api'] = (context) => {
    const router = contentRoutes(context)
    const kept = router.routes.filter((route) => route.method !== 'POST')
    return { ...router, routes: kept.map(answersNumber) }
  }
  controllers['content-api'] = (context) => {
    const core = contentController(context)
    return {
      ...core,
      async destroy(ctx) {
        await core.destroy(ctx)
        if (ctx.status >= 400) return
        ctx.type = 'application/json'
        ctx.body = String(ctx.params.id)
      },
    }
  }
  return plugin
}
