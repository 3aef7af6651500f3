import { requestSource } from '@islamic-centre/node-server/request-source'
import { data } from 'react-router'
import { env } from '../env.server.ts'
import { boundedText } from '../platform/bounded-body.server.ts'

const maxBytes = 32 * 1024

/** The form that a page of this site sent; status 403 for one from elsewhere, 413 for one that is too large. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const own = { publicUrl: env.PUBLIC_URL, host: new URL(request.url).host }
  if (requestSource((it) => request.headers.get(it), own) !== 'same-origin') throw data(null, { status: 403 })
  const text = await boundedText(request, maxBytes)
  if (text === undefined) throw data(null, { status: 413 })
  return new URLSearchParams(text)
}
