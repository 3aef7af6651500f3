// Starts the built content server. `strapi start` first loads Strapi's other commands, a tenth of the work of a start.
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)
const { createStrapi } = require('@strapi/strapi')

const appDir = join(import.meta.dirname, '..')
await createStrapi({ appDir, distDir: join(appDir, 'dist') }).start()
