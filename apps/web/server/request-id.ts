import { randomBytes } from 'node:crypto'

const prefix = randomBytes(6).toString('base64url')
const safe = /^[\w.:+/=-]{8,80}$/
let count = 0

/** The id of a request in log and response: that of a trusted proxy if it is valid, else a generated one. */
export function requestId(given: string | string[] | undefined, isTrusted: () => boolean): string {
  if (typeof given === 'string' && safe.test(given) && isTrusted()) return given
  count += 1
  return `${prefix}-${count.toString(36)}`
}
