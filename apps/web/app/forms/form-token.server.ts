import { createHmac } from 'node:crypto'
import { timingSafeEqual } from '@islamic-centre/site-contract/timing-safe-equal'

const minAgeMs = 3000
const maxAgeMs = 24 * 60 * 60 * 1000

/** A signed time, `{ms since 1970}.{HMAC-SHA256}`: when the visitor began to write; it cannot be forged. */
export function createFormTokens(secret: string) {
  const signed = (moment: string) =>
    `${moment}.${createHmac('sha256', secret).update(`form token ${moment}`).digest('base64url')}`
  return {
    issue: (now: Date): string => signed(String(now.getTime())),
    /**
     * `tooSoon` within three seconds, which is too fast for a person; `invalid` when it is a day old or not signed by
     * this site.
     */
    verify(token: string, now: Date): 'valid' | 'tooSoon' | 'invalid' {
      const [moment = ''] = token.split('.')
      const age = now.getTime() - Number(moment)
      if (!timingSafeEqual(token, signed(moment)) || !(age >= 0 && age < maxAgeMs)) return 'invalid'
      return age < minAgeMs ? 'tooSoon' : 'valid'
    },
  }
}
