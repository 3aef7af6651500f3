import { data } from 'react-router'
import { boundedText } from '../../platform/bounded-body.server.ts'
import { isSameOrigin } from '../../platform/same-origin.server.ts'

const maxBytes = 32 * 1024

/** The form that a page of this site sent; status 403 for one from elsewhere, 413 for one that is too large. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  // React Router has compared `Origin` with the URL; a request without either header is not from a browser.
  if (!(isSameOrigin((it) => request.headers.get(it)) ?? request.headers.has('Origin')))
    throw data(null, { status: 403 })
  const text = await boundedText(request, maxBytes)
  if (text === undefined) throw data(null, { status: 413 })
  return new URLSearchParams(text)
}
