import { startServer, stoppedByItself, stopServer, waitUntilAnswers } from './servers.mjs'

/** The first start compiles the admin panel, on a slow machine too. */
const compileLimitMs = 600_000

/**
 * Runs both servers until one stops by itself or `stopAsked` resolves. The site starts when the content server answers:
 * before that each of its pages would report that content is unavailable.
 * @param {{ cms: object, site: object, healthUrl: string, stopAsked: Promise<string> }} options
 *   `cms` and `site` are what `startServer` takes
 */
export async function runDevServers({ cms, site, healthUrl, stopAsked }) {
  const servers = []
  const start = (options) => {
    const server = startServer(options)
    servers.push(server)
    return server
  }
  try {
    const contentServer = start(cms)
    const stopped = await Promise.race([
      stopAsked,
      waitUntilAnswers(contentServer, healthUrl, compileLimitMs).then(() => undefined),
    ])
    if (stopped) return
    start(site)
    const ended = await Promise.race([
      stopAsked,
      ...servers.map((server) => server.exited.then(() => server)),
    ])
    if (typeof ended !== 'string') throw stoppedByItself(ended)
  } finally {
    await Promise.all(servers.map(stopServer))
  }
}
