import type { Core } from '@strapi/strapi'
import { createConnections } from './connections'
import { drain } from './drain'

/**
 * Strapi's stop destroys every connection; this first answers the requests that were received, while all of Strapi
 * still works.
 */
export function drainBeforeDestroy(strapi: Core.Strapi) {
  const { httpServer } = strapi.server
  const connections = createConnections(httpServer)
  const destroy = strapi.destroy.bind(strapi)
  strapi.destroy = async () => {
    if (httpServer.listening) {
      const refused = await drain(httpServer, connections)
      if (refused > 0) strapi.log.warn(`Requests that were ended before they were answered: ${refused}`)
    }
    await destroy()
  }
}
