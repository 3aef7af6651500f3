import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '../app/env.server.ts'
import { log } from '../app/platform/log.server.ts'

const groupAndOthers = 0o077
const sticky = 0o1000

// From here on, group and others have no access to what this process writes.
process.umask(groupAndOthers)

function removeAccess(path: string) {
  const { mode } = statSync(path)
  // A sticky folder, such as /tmp, is shared by design.
  if (mode & groupAndOthers && !(mode & sticky)) chmodSync(path, mode & 0o700)
}

/**
 * Removes the access of others to files of an earlier start. The site also runs without its caches, so a failure is
 * only logged.
 */
function makePrivate(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
    removeAccess(folder)
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isFile()) removeAccess(join(folder, entry.name))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    log.warn({ event: 'cache_folder_not_private', folder, reason })
  }
}

for (const folder of [env.CONTENT_CACHE_DIR, env.PICTURE_CACHE_DIR]) makePrivate(folder)
