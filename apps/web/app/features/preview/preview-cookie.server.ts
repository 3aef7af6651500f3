import { createCookie } from 'react-router'
import { z } from 'zod'

const lifetimeSeconds = 60 * 60
/** A clock is corrected by less from time to time. */
const toleranceSeconds = 60
const contents = z.object({ until: z.number() })

/**
 * The signed cookie of a browser that sees drafts, for an hour. `secure` where the site is reached over https: the
 * panel may then frame the site from another site; over http both have to be of one.
 */
export function createPreviewCookie(secret: string, secure: boolean) {
  const cookie = createCookie('preview', {
    secrets: [secret],
    path: '/',
    httpOnly: true,
    secure,
    partitioned: secure,
    sameSite: secure ? 'none' : 'lax',
  })
  return {
    /** The `Set-Cookie` header that begins a preview. */
    begin(now = new Date()) {
      const contents = { until: now.getTime() + lifetimeSeconds * 1000 }
      return cookie.serialize(contents, { maxAge: lifetimeSeconds })
    },
    /** The `Set-Cookie` header that ends it. */
    end: () => cookie.serialize('', { maxAge: 0 }),
    /** Until when this request sees drafts, in milliseconds since 1970; undefined when it sees none. */
    async until(request: Request, now = new Date()): Promise<number | undefined> {
      const { data } = contents.safeParse(await cookie.parse(request.headers.get('Cookie')))
      const left = (data?.until ?? 0) - now.getTime()
      // One that lasts longer than a cookie of now is of a clock that was set back since.
      return data && left > 0 && left <= (lifetimeSeconds + toleranceSeconds) * 1000 ? data.until : undefined
    },
  }
}
