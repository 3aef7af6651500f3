import { createCookie } from 'react-router'
import { z } from 'zod'

export const previewCookieName = 'preview'
const lifetimeSeconds = 60 * 60
/** The tolerance for corrections of the clock. */
const toleranceSeconds = 60
const contents = z.object({ until: z.number() })

/**
 * The signed cookie of a browser that sees drafts, for an hour. `secure` if the site is served over https: then the
 * panel may frame it cross-site; over http both must be same-site.
 */
export function createPreviewCookie(secret: string, secure: boolean) {
  const cookie = createCookie(previewCookieName, {
    secrets: [secret],
    path: '/',
    httpOnly: true,
    secure,
    partitioned: secure,
    sameSite: secure ? 'none' : 'lax',
  })
  return {
    /** The `Set-Cookie` header that starts a preview. */
    begin(now = new Date()) {
      const contents = { until: now.getTime() + lifetimeSeconds * 1000 }
      return cookie.serialize(contents, { maxAge: lifetimeSeconds })
    },
    /** The `Set-Cookie` header that ends it. */
    end: () => cookie.serialize('', { maxAge: 0 }),
    /** When the preview of this request expires, in milliseconds since 1970; undefined without one. */
    async until(request: Request, now = new Date()): Promise<number | undefined> {
      const { data } = contents.safeParse(await cookie.parse(request.headers.get('Cookie')))
      const left = (data?.until ?? 0) - now.getTime()
      // A longer lifetime than that of a new cookie means that the clock was set back since.
      return data && left > 0 && left <= (lifetimeSeconds + toleranceSeconds) * 1000 ? data.until : undefined
    },
  }
}
