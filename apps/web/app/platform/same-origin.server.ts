/**
 * Whether a page of this site sent a request, by what browsers say of every request (Fetch Metadata); undefined where
 * nothing is said: by an old browser, or by no browser.
 */
export function isSameOrigin(header: (name: string) => string | null | undefined): boolean | undefined {
  const site = header('Sec-Fetch-Site')
  return site === null || site === undefined ? undefined : site === 'same-origin'
}
