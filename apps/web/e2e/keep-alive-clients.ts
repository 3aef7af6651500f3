import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const get = (url: string, agent: Agent) =>
  new Promise<string>((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message)
    const pending = request(url, { agent }, (response) => {
      response.on('error', failed).on('end', () => resolve(String(response.statusCode)))
      response.resume()
    })
    pending.on('error', failed).end()
  })

/** The site may close a connection that was without a request for two seconds; so late is a client that was not scheduled. */
const lateMs = 1_000

/**
 * Clients with one keep-alive connection each, which request one page after the other until the site refuses new
 * connections. Every second client pauses between its requests, so that its connection is idle in between.
 */
export function startKeepAliveClients(siteUrl: string, paths: (client: number) => string[], count = 20) {
  const outcomes: string[] = []
  const run = async (client: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    let respondedAt = performance.now()
    try {
      for (let at = 0; ; at++) {
        const list = paths(client)
        const isLate = performance.now() - respondedAt > lateMs
        const outcome = await get(siteUrl + list[at % list.length], agent)
        if (outcome === 'ECONNREFUSED' || (outcome === 'ECONNRESET' && isLate)) return
        outcomes.push(outcome)
        respondedAt = performance.now()
        if (client % 2 === 1) await pause(10 * client)
      }
    } finally {
      agent.destroy()
    }
  }
  const finished = Promise.all(Array.from({ length: count }, (_, client) => run(client)))
  return { outcomes, finished }
}
