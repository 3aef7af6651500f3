import path from 'node:path'
import { environment } from '../src/environment'
import { requireStorage } from '../src/storage/check-storage'

const publicFolder = path.join(environment.DATA_DIR, 'public')

requireStorage(environment)

export default {
  host: environment.HOST,
  port: environment.PORT,
  url: environment.PUBLIC_URL,
  // An https URL means that one proxy in front terminates TLS and sets X-Forwarded-*. It appends the client's IP
  // address to the list; earlier entries are set by the client and not trusted.
  proxy: { koa: environment.PUBLIC_URL.startsWith('https:'), maxIpsCount: 1 },
  app: { keys: environment.APP_KEYS },
  dirs: { public: publicFolder },
  // Longer than the keep-alive timeout of a proxy, so that the proxy closes first: it would lose a request on a connection
  // that this server is closing.
  http: { serverOptions: { keepAliveTimeout: 75_000 } },
  logger: {
    config: { level: environment.LOG_LEVEL },
    updates: { enabled: false },
    startup: { enabled: false },
  },
}
