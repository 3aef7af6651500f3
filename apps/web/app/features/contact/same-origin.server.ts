/**
 * True for what a form of this site sent, by what every browser of today says of itself. React Router has compared
 * `Origin` with the address before; a request that says nothing comes from no browser.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  return site === null ? request.headers.has('Origin') : site === 'same-origin'
}
