import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The link for the first administrator; none once there is one. The content server writes and removes it. */
export function setupLink(dataDir) {
  const file = join(dataDir, 'setup-link')
  return existsSync(file) ? new URL(readFileSync(file, 'utf8').trim()) : undefined
}
