import { makePrivate } from '@islamic-centre/node-server/private-files'
import { env } from '../app/env.server.ts'
import { errorMessage } from '../app/platform/error-message.ts'
import { log } from '../app/platform/log.server.ts'

// From here on, group and others have no access to what this process writes.
process.umask(0o077)

for (const folder of [env.CONTENT_CACHE_DIR, env.PICTURE_CACHE_DIR])
  try {
    makePrivate(folder)
  } catch (error) {
    // The site also runs without its caches.
    const reason = errorMessage(error)
    log.warn({ event: 'cache_folder_not_private', folder, reason })
  }
