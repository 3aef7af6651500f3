/** Follows redirects like a browser, with cookies, until a response is not a redirect. */
export async function visit(start: string, send: typeof fetch = fetch) {
  const cookies = new Map<string, string>()
  for (let url = start; ; ) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const response = await send(url, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) return { status: response.status, jwt: ((await response.json()) as { jwt?: string }).jwt }
    url = new URL(location, url).href
  }
}
