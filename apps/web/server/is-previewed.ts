import type { IncomingMessage } from 'node:http'
import { preview } from '../app/features/preview/preview.server.ts'
import { previewCookieName } from '../app/features/preview/preview-cookie.server.ts'

const previewCookie = new RegExp(`(^|;\\s*)${previewCookieName}=`)

/** Whether a request has a cookie of that name, signed or not. */
export const hasPreviewCookie = ({ headers }: IncomingMessage): boolean =>
  headers.cookie !== undefined && previewCookie.test(headers.cookie)

/** Whether a request sees drafts. */
export async function isPreviewed(request: IncomingMessage): Promise<boolean> {
  if (!hasPreviewCookie(request)) return false
  const webRequest = new Request('http://site.invalid', { headers: { Cookie: request.headers.cookie ?? '' } })
  return (await preview?.until(webRequest)) !== undefined
}
