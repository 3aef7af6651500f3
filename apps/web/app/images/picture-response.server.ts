import { retryAfter } from '@islamic-centre/node-server/retry-after'
import { BulkheadRejectedError } from 'cockatiel'
import fresh from 'fresh'
import { errorMessage } from '../platform/error-message.ts'
import { limitedLog } from '../platform/limited-log.server.ts'
import type { PictureUpload } from './make-pictures.server.ts'
import { parsePictureUrl, pictureTypes } from './picture-url.ts'
import { picture } from './pictures.server.ts'

const refuse = (status: number, text: string, headers: Record<string, string>) =>
  new Response(`${text}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } })

const missing = () => refuse(404, 'There is no such picture.', { 'Cache-Control': 'public, max-age=10' })

/** A revision never changes; a request for another one gets the current one with a short lifetime. */
const forever = 'public, max-age=31536000, immutable'
const forNow = 'public, max-age=60'

/** The response to a URL below `/pictures/`; `findUpload` resolves with undefined where there is no upload of that name. */
export async function pictureResponse(
  request: Request,
  findUpload: (name: string) => Promise<PictureUpload | undefined>,
): Promise<Response> {
  const parsed = parsePictureUrl(new URL(request.url).pathname)
  if (!parsed) return missing()
  try {
    const upload = await findUpload(parsed.name)
    const made = upload && (await picture(upload, parsed))
    if (!made) return missing()
    const etag = `"${made.tag}"`
    const headers = {
      ETag: etag,
      'Cache-Control': parsed.revision === upload.revision ? forever : forNow,
    }
    const ifNoneMatch = request.headers.get('If-None-Match') ?? undefined
    if (fresh({ 'if-none-match': ifNoneMatch }, { etag })) return new Response(null, { status: 304, headers })
    return new Response(new Uint8Array(made.bytes), {
      headers: {
        ...headers,
        'Content-Type': pictureTypes[parsed.format],
        'Content-Length': String(made.bytes.length),
      },
    })
  } catch (error) {
    if (error instanceof BulkheadRejectedError)
      return refuse(503, 'Try again in a moment.', {
        'Retry-After': retryAfter.freeCapacity,
        'Cache-Control': 'no-store',
      })
    const reason = errorMessage(error)
    limitedLog.error({ event: 'picture_failed', picture: parsed.name, reason }, reason)
    return refuse(502, 'This picture could not be converted.', { 'Cache-Control': 'no-store' })
  }
}
