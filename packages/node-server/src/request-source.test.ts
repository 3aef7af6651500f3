import { expect, test } from 'vitest'
import { requestSource } from './request-source.ts'

const publicUrl = 'https://www.example.org/'
const host = '192.0.2.7:3000'
const own = 'https://www.example.org'

type Row = [
  what: string,
  source: ReturnType<typeof requestSource>,
  headers: { site?: string; origin?: string; host?: string },
]
const rows: Row[] = [
  ['neither header', 'unknown', {}],
  ['empty headers', 'unknown', { site: '', origin: '' }],
  ['Sec-Fetch-Site: same-origin', 'same-origin', { site: 'same-origin' }],
  ['Sec-Fetch-Site: same-site', 'cross-origin', { site: 'same-site' }],
  ['Sec-Fetch-Site: cross-site', 'cross-origin', { site: 'cross-site' }],
  ['an unknown Sec-Fetch-Site', 'cross-origin', { site: 'Same-Origin, same-origin' }],
  ['Sec-Fetch-Site: none, without an origin', 'unknown', { site: 'none' }],
  [
    'Sec-Fetch-Site: none, from another origin',
    'cross-origin',
    { site: 'none', origin: 'https://a.example' },
  ],
  ['Sec-Fetch-Site: same-site, with our origin', 'cross-origin', { site: 'same-site', origin: own }],
  ['Sec-Fetch-Site: same-origin, from a null origin', 'same-origin', { site: 'same-origin', origin: 'null' }],
  ['the public origin', 'same-origin', { origin: own }],
  ['the public host by http', 'cross-origin', { origin: 'http://www.example.org' }],
  ['another port of the public host', 'cross-origin', { origin: 'https://www.example.org:8443' }],
  ['a subdomain of the public host', 'cross-origin', { origin: 'https://a.www.example.org' }],
  ['a host that begins with the public one', 'cross-origin', { origin: 'https://www.example.org.a.example' }],
  ['the host of the request', 'same-origin', { origin: 'http://192.0.2.7:3000' }],
  ['the host of the request, by https', 'same-origin', { origin: 'https://192.0.2.7:3000' }],
  ['another port of the host of the request', 'cross-origin', { origin: 'http://192.0.2.7:9' }],
  ['no port of the host of the request', 'cross-origin', { origin: 'http://192.0.2.7' }],
  ['an IPv6 host', 'same-origin', { host: '[::1]:3000', origin: 'http://[::1]:3000' }],
  ['an IPv6 host in its long form', 'same-origin', { host: '[0:0:0::1]:3000', origin: 'http://[::1]:3000' }],
  ['another IPv6 host', 'cross-origin', { host: '[::1]:3000', origin: 'http://[::2]:3000' }],
  ['another port of an IPv6 host', 'cross-origin', { host: '[::1]:3000', origin: 'http://[::1]:9' }],
  [
    'a host in capitals with its default port',
    'same-origin',
    { host: 'A.Example:443', origin: 'https://a.example' },
  ],
  ['a null origin', 'cross-origin', { origin: 'null' }],
  ['a null origin and no host', 'cross-origin', { origin: 'null', host: '' }],
  ['an origin of another scheme', 'cross-origin', { origin: 'ftp://192.0.2.7:3000' }],
  ['no origin at all', 'cross-origin', { origin: '//192.0.2.7:3000' }],
  ['two origins', 'cross-origin', { origin: `${own}, https://a.example` }],
]

test.each(rows)('a request with %s is "%s"', (_what, source, headers) => {
  const sent: Record<string, string | undefined> = { 'Sec-Fetch-Site': headers.site, Origin: headers.origin }
  expect(requestSource((name) => sent[name], { publicUrl, host: headers.host ?? host })).toBe(source)
})
