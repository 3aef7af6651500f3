import './private-files.ts'
import { createServer, type Server } from 'node:http'
import { createConnections } from '@islamic-centre/node-server/connections'
import { env } from '../app/env.server.ts'
import { log } from '../app/platform/log.server.ts'
import { createListener } from './listener.ts'
import { createMetricsServer } from './metrics.ts'
import { endOn } from './shutdown.ts'

const second = 1000

const server = createServer({
  maxHeaderSize: 16 * 1024,
  // A client that sends its headers or body more slowly than this is disconnected. The time in which a busy process does
  // not read them counts, too.
  headersTimeout: 20 * second,
  requestTimeout: 60 * second,
  connectionsCheckingInterval: 2 * second,
  // Longer than the keep-alive timeout of a proxy, so that the proxy closes first.
  keepAliveTimeout: 75 * second,
})
server.maxConnections = 10_000
// A client that reads nothing of a response for this long is disconnected.
server.timeout = 120 * second
const connections = createConnections(server, await createListener(server))
const metrics = env.METRICS_PORT ? createMetricsServer() : undefined

// After Ctrl-C there is no load balancer to notify.
const deadlineMs = env.SHUTDOWN_DEADLINE_MS
endOn('SIGINT', { server, connections, metrics }, { noticeMs: 0, deadlineMs })
endOn('SIGTERM', { server, connections, metrics }, { noticeMs: env.SHUTDOWN_NOTICE_MS, deadlineMs })

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
