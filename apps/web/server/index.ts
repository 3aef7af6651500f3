import './private-files.ts'
import { createServer, type Server } from 'node:http'
import { env } from '../app/env.server.ts'
import { log } from '../app/platform/log.server.ts'
import { createConnections } from './connections.ts'
import { createListener } from './listener.ts'
import { createMetricsServer } from './metrics.ts'
import { endOn } from './shutdown.ts'

const second = 1000

const server = createServer({
  maxHeaderSize: 16 * 1024,
  // Whoever sends a head or a form slower than this is cut off.
  headersTimeout: 10 * second,
  requestTimeout: 30 * second,
  connectionsCheckingInterval: 2 * second,
  // Longer than a proxy keeps its own side open, so that the proxy is the one that closes.
  keepAliveTimeout: 75 * second,
})
server.maxConnections = 10_000
// Whoever takes nothing of an answer for so long is gone.
server.timeout = 120 * second
const connections = createConnections(server, await createListener(server))
const metrics = env.METRICS_PORT ? createMetricsServer() : undefined

// Who presses Ctrl-C is not behind a balancer.
endOn('SIGINT', { server, connections, metrics }, 0)
endOn('SIGTERM', { server, connections, metrics }, env.SHUTDOWN_NOTICE_MS)

listen(server, env.PORT, 'listening')
if (metrics && env.METRICS_PORT) listen(metrics, env.METRICS_PORT, 'metrics_listening')

const off = {
  previews: !(env.PREVIEW_SECRET && env.SITE_API_TOKEN) && 'PREVIEW_SECRET and SITE_API_TOKEN',
  'contact form': !env.SITE_API_TOKEN && 'SITE_API_TOKEN',
  webhook: !env.WEBHOOK_SECRET && 'WEBHOOK_SECRET',
}
for (const [feature, needs] of Object.entries(off))
  if (needs) log.warn({ event: 'feature_off', feature, needs })

function listen(server: Server, port: number, event: string) {
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE'
    process.stderr.write(
      taken
        ? `Port ${port} is already in use: stop the program that holds it, or set another.\n`
        : `${error.message}\n`,
    )
    process.exit(1)
  })
  server.listen(port, env.HOST, () => log.info({ event, host: env.HOST, port }))
}
