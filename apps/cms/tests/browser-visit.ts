/** Follows redirects like a browser, with cookies, until a response is not a redirect. */
export async function visit(start: string, send: typeof fetch = fetch) {
  const cookies = new Map<string, string>()
  for (let url = start; ; ) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const answer = await send(url, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    if (!location) return { status: answer.status, jwt: ((await answer.json()) as { jwt?: string }).jwt }
    url = new URL(location, url).href
  }
}
