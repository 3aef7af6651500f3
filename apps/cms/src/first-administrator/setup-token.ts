import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The file in the data folder that holds the setup link; tools/setup-link.mjs reads it. */
const fileName = 'setup-link'

/** The path of the link, and the header and the cookie that carry its token. */
export const setupPath = '/admin/setup'
export const setupHeader = 'x-setup-token'
export const setupCookie = 'setup_token'

const digest = (token: string) => createHash('sha256').update(token).digest()

/** Only its digest is stored in memory; without one, nothing matches. */
let expected: Buffer | undefined

export const matchesSetupToken = (token: unknown) =>
  typeof token === 'string' && expected !== undefined && timingSafeEqual(digest(token), expected)

/** Issues a token and writes its link, readable by this account only. */
export function issueSetupToken(dataDir: string, publicUrl: string, given?: string): string {
  const token = given ?? randomBytes(32).toString('base64url')
  expected = digest(token)
  const file = path.join(dataDir, fileName)
  const address = `${publicUrl.replace(/\/+$/, '')}${setupPath}?token=${encodeURIComponent(token)}`
  // A new file, because writing to an existing one would not change its mode.
  const temporary = `${file}.${process.pid}`
  rmSync(temporary, { force: true })
  writeFileSync(temporary, `${address}\n`, { mode: 0o600 })
  renameSync(temporary, file)
  return file
}

export function revokeSetupToken(dataDir: string) {
  expected = undefined
  rmSync(path.join(dataDir, fileName), { force: true })
}
