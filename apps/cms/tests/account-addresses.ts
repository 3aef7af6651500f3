import { connect } from 'node:net'

/** The sign-in paths, and the field of the body with the account. */
export const signIns = { '/admin/login': 'email', '/api/auth/local': 'identifier' } as const
export type SignIn = keyof typeof signIns

/** Inserts text before the last `/` of a path, in its place, or after it. */
const atLastSlash = (path: string, text: string) => path.replace(/\/(?=[^/]*$)/, text)
const capital = (path: string) => path.replace(/\/\w/g, (it) => it.toUpperCase())
const escaped = (path: string, escapeOf: (code: string) => string) =>
  path.replaceAll(/[a-z]/g, (letter) => escapeOf(letter.charCodeAt(0).toString(16)))

/** Ways to write a path, as a request target; `host` is that of the server. */
export const spellings: [string, (path: string, host: string) => string][] = [
  ['as it is', (path) => path],
  ['in capitals', (path) => path.toUpperCase()],
  ['with capitals', capital],
  ['with a last slash', (path) => `${path}/`],
  ['with capitals and a last slash', (path) => `${capital(path)}/`],
  ['with two last slashes', (path) => `${path}//`],
  ['with two first slashes', (path) => `/${path}`],
  ['with two slashes inside', (path) => atLastSlash(path, '//')],
  ['with an escaped letter', (path) => path.replace('a', '%61')],
  ['with escaped letters', (path) => escaped(path, (code) => `%${code}`)],
  ['with escaped capitals', (path) => escaped(path.toUpperCase(), (code) => `%${code.toUpperCase()}`)],
  ['with a letter escaped twice', (path) => path.replace('a', '%2561')],
  ['with letters escaped twice', (path) => escaped(path, (code) => `%25${code}`)],
  ['with an escaped slash', (path) => atLastSlash(path, '%2f')],
  ['with a slash escaped twice', (path) => atLastSlash(path, '%252f')],
  ['with an escaped last slash', (path) => `${path}%2F`],
  ['with a dot segment first', (path) => `/.${path}`],
  ['with a dot segment inside', (path) => atLastSlash(path, '/./')],
  ['with a dot segment last', (path) => `${path}/.`],
  ['with a segment that is left again', (path) => atLastSlash(path, '/x/../')],
  ['with a segment that is left again, escaped', (path) => atLastSlash(path, '/x/%2e%2e/')],
  ['with a first segment that is left again', (path) => `/x/..${path}`],
  ['with a segment above the root', (path) => `/..${path}`],
  ['with backslashes', (path) => path.replaceAll('/', '\\')],
  ['with a backslash inside', (path) => atLastSlash(path, '\\')],
  ['with a backslash inside and a fragment', (path) => `${atLastSlash(path, '\\')}#x`],
  ['with a parameter', (path) => `${path};x`],
  ['with a named parameter', (path) => `${path};x=1`],
  ['with a parameter inside', (path) => atLastSlash(path, ';x/')],
  ['with an empty query', (path) => `${path}?`],
  ['with a query', (path) => `${path}?x=1`],
  ['with a query that looks like a path', (path) => `${path}?/../..`],
  ['with a fragment', (path) => `${path}#x`],
  ['with a fragment that looks like a path', (path) => `${path}#/../../x`],
  ['with an escaped query', (path) => `${path}%3Fx=1`],
  ['with an escaped fragment', (path) => `${path}%23x`],
  ['with an escaped space', (path) => `${path}%20`],
  ['with an escaped NUL', (path) => `${path}%00`],
  ['with an escaped line end', (path) => `${path}%0d%0a`],
  ['with an extension', (path) => `${path}.json`],
  ['in absolute form', (path, host) => `http://${host}${path}`],
  ['in absolute form, of another host', (path) => `http://other.example${path}`],
  ['in absolute form, in capitals', (path, host) => `HTTP://${host}${path.toUpperCase()}`],
  ['in absolute form, with an account', (path, host) => `http://x:y@${host}${path}`],
  ['in absolute form, with two slashes', (path, host) => `http://${host}/${path}`],
]

export interface RawAnswer {
  status: number
  head: string
  body: string
}

/** Sends JSON to a request target exactly as it is written, on a connection of its own, until the server closes it. */
export async function rawJson(
  url: string,
  target: string,
  { method = 'POST', headers = {}, body = {} }: { method?: string; headers?: object; body?: object } = {},
): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(url)
  const content = JSON.stringify(body)
  const fields = {
    Host: host,
    Connection: 'close',
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(content),
    ...headers,
  }
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.setEncoding('utf8').on('data', (data) => {
    text += data
  })
  // A server that refuses the request headers may close the connection before all is sent.
  socket.on('error', () => undefined)
  socket.write(`${method} ${target} HTTP/1.1\r\n${head.join('')}\r\n${content}`)
  await new Promise((resolve) => socket.once('close', resolve))
  const [answered = '', ...rest] = text.split('\r\n\r\n')
  return { status: Number(answered.split(' ')[1] ?? 0), head: answered, body: rest.join('\r\n\r\n') }
}

/** Session tokens are JWTs. */
export const hasSession = ({ head, body }: RawAnswer) => /eyJ[\w-]+\.eyJ/.test(head + body)

export const attemptsLeft = ({ head }: RawAnswer) => {
  const left = /^ratelimit-remaining: (\d+)/im.exec(head)?.[1]
  return left === undefined ? undefined : Number(left)
}
