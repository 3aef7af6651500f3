import type { APIResponse } from '@playwright/test'

const broad = /^(\*|https?:|ftp:|https?:\/\/\*(\.\*)?|data:|'unsafe-inline')$/

const sourcesOf = (policy: string) =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources] as const
    }),
  )

/**
 * The tests of Mozilla's HTTP Observatory (github.com/mdn/mdn-http-observatory, src/grader/charts.js of 1.4) on a page
 * that is served over https: what each adds to or takes from 100. An A+ is 100 and more.
 */
export async function observatoryScores(response: APIResponse): Promise<Record<string, number>> {
  const headers = response.headers()
  const html = await response.text()
  const policy = sourcesOf(headers['content-security-policy'] ?? '')
  const has = (name: string, source: RegExp) =>
    (policy.get(name) ?? policy.get('default-src') ?? ['*']).some((it) => source.test(it))
  const every = [...policy.values()].flat()
  const cookies = response.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, address = '']) => address)
  const [, age = '0'] = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? []
  const unframeable = policy.has('frame-ancestors') && !has('frame-ancestors', broad)

  return {
    'content-security-policy': !policy.has('default-src')
      ? -25
      : has('script-src', broad) || has('object-src', broad) || every.includes("'unsafe-eval'")
        ? -20
        : every.some((it) => it.startsWith('http:'))
          ? -20
          : has('style-src', broad)
            ? 0
            : policy.get('default-src')?.join() === "'none'"
              ? 10
              : 5,
    cookies: cookies.every(({ value }) => /;\s*secure/i.test(value) && /;\s*samesite/i.test(value)) ? 0 : -20,
    'cross-origin-resource-sharing': headers['access-control-allow-origin'] ? -50 : 0,
    'cross-origin-resource-policy': /^same-(origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '')
      ? 10
      : 0,
    'referrer-policy': /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(
      headers['referrer-policy'] ?? '',
    )
      ? 5
      : -5,
    'strict-transport-security': Number(age) >= 15_768_000 ? 0 : -20,
    'subresource-integrity': scripts.every((it) => /^\/(?!\/)/.test(it)) ? 0 : -5,
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': unframeable ? 5 : headers['x-frame-options'] ? 0 : -20,
  }
}
