import { createServer } from 'node:http'
import { env } from '../app/env.server.ts'
import { log } from '../app/log.server.ts'
import { createApp } from './app.ts'

const server = createServer()
server.on('request', await createApp(server))
server.on('error', (error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE'
  process.stderr.write(
    taken
      ? `Port ${env.PORT} is already in use: stop the program that holds it, or set PORT.\n`
      : `${error.message}\n`,
  )
  process.exit(1)
})
const off = {
  previews: !(env.PREVIEW_SECRET && env.SITE_API_TOKEN) && 'PREVIEW_SECRET and SITE_API_TOKEN',
  'contact form': !env.SITE_API_TOKEN && 'SITE_API_TOKEN',
  webhook: !env.WEBHOOK_SECRET && 'WEBHOOK_SECRET',
}
for (const [feature, needs] of Object.entries(off))
  if (needs) log.warn({ event: 'feature_off', feature, needs })
server.listen(env.PORT, env.HOST, () => log.info({ event: 'listening', host: env.HOST, port: env.PORT }))

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), 5000).unref()
  })
