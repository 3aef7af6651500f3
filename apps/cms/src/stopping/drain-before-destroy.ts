import type { RequestListener, ServerResponse } from 'node:http'
import { createConnections } from '@islamic-centre/node-server/connections'
import { drain } from '@islamic-centre/node-server/drain'
import { retryAfter } from '@islamic-centre/node-server/retry-after'
import type { Core } from '@strapi/strapi'

function refuse(response: ServerResponse) {
  response.writeHead(503, { 'Retry-After': retryAfter.restart, 'Content-Type': 'text/plain' })
  response.end('The content server is being restarted. Try again in a moment.\n')
}

/**
 * Strapi's stop destroys every connection; this first answers the requests that were received, while all of Strapi
 * still works.
 */
export function drainBeforeDestroy(strapi: Core.Strapi) {
  const { httpServer } = strapi.server
  const [listener] = httpServer.listeners('request') as [RequestListener]
  httpServer.removeAllListeners('request')
  const connections = createConnections(httpServer, listener)
  const destroy = strapi.destroy.bind(strapi)
  strapi.destroy = async () => {
    if (httpServer.listening) {
      const refused = await drain({ server: httpServer, connections, refuse })
      if (refused > 0) strapi.log.warn(`Requests that were ended before they were answered: ${refused}`)
    }
    await destroy()
  }
}
