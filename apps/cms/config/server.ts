import path from 'node:path'
import { environment } from '../src/environment'
import { requireStorage } from '../src/storage/check-storage'

const publicFolder = path.join(environment.DATA_DIR, 'public')

requireStorage(environment)

export default {
  host: environment.HOST,
  port: environment.PORT,
  url: environment.PUBLIC_URL,
  // An https address means that one proxy in front ends TLS and says so in X-Forwarded-*. It adds the client's address to
  // the end of the list; what comes before it is the client's own word.
  proxy: { koa: environment.PUBLIC_URL.startsWith('https:'), maxIpsCount: 1 },
  app: { keys: environment.APP_KEYS },
  dirs: { public: publicFolder },
  logger: {
    config: { level: environment.LOG_LEVEL },
    updates: { enabled: false },
    startup: { enabled: false },
  },
}
