/**
 * Whether a page of this site sent a request, from its Fetch Metadata headers; undefined without them: an old browser,
 * or no browser.
 */
export function isSameOrigin(header: (name: string) => string | null | undefined): boolean | undefined {
  const site = header('Sec-Fetch-Site')
  return site === null || site === undefined ? undefined : site === 'same-origin'
}
