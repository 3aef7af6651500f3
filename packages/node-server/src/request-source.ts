type Header = (name: string) => string | null | undefined

/**
 * Where a request comes from: a page of this server, a page of another origin, or `unknown` from an old browser and from
 * a program. `Sec-Fetch-Site` decides; without it `Origin` is compared with the server's `publicUrl` and with the `host`
 * of the request. A page of another origin can set none of them.
 */
export function requestSource(
  header: Header,
  { publicUrl, host }: { publicUrl: string; host: string },
): 'same-origin' | 'cross-origin' | 'unknown' {
  const site = header('Sec-Fetch-Site')
  if (site === 'same-origin') return 'same-origin'
  // `none` is a request of the user, not of a page.
  if (site && site !== 'none') return 'cross-origin'
  const origin = header('Origin')
  if (!origin) return 'unknown'
  const isOwn = origin === new URL(publicUrl).origin || isOriginOf(origin, host)
  return isOwn ? 'same-origin' : 'cross-origin'
}

/** A proxy may end TLS, so the schemes need not be equal. */
const isOriginOf = (origin: string, host: string) =>
  ['http:', 'https:'].some((scheme) => URL.parse(`${scheme}//${host}`)?.origin === origin)
