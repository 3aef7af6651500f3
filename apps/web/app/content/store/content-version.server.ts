import { published } from '../sources.server.ts'
import { uploads } from '../uploads/uploads.server.ts'

/**
 * Which content pages are made of now: `version` changes with it, and until `expiresAt` a page stays true without a
 * change: the next beginning or end of a notice or an event, or the centre's midnight.
 */
export const contentVersion = (): { version: string; expiresAt: Date } => {
  const { version, expiresAt } = published.version()
  return { version: `${version}.${uploads.version()}`, expiresAt }
}
