import path from 'node:path'
import { environment } from '../src/environment'
import { requireStorage } from '../src/storage/check-storage'

const publicFolder = path.join(environment.DATA_DIR, 'public')

requireStorage(environment)

export default {
  host: environment.HOST,
  port: environment.PORT,
  url: environment.PUBLIC_URL,
  // An https address means that a proxy in front ends TLS and says so in X-Forwarded-*.
  proxy: { koa: environment.PUBLIC_URL.startsWith('https:') },
  app: { keys: environment.APP_KEYS },
  dirs: { public: publicFolder },
  logger: {
    config: { level: environment.LOG_LEVEL },
    updates: { enabled: false },
    startup: { enabled: false },
  },
}
