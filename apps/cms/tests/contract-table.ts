import { operations } from '@islamic-centre/rest-client'

/** What one endpoint was seen to do. */
export interface Seen {
  method: string
  path: string
  /** Who called: nobody, a user who had logged in, or a program with an API token. */
  auth: string
  status: number
  shape: string
  /** The status of the same request from nobody. */
  withoutToken: number
}

const templates = Object.values(operations)
  .flatMap((calls) => Object.values(calls) as (readonly [string, string])[])
  // `/users/me` before `/users/{id}`.
  .sort(([, a], [, b]) => a.split('{').length - b.split('{').length)

/** The path of the contract that a request was for. */
function templateOf(method: string, pathname: string) {
  const path = pathname.replace(/^\/api/, '')
  const found = templates.find(
    ([verb, template]) =>
      verb === method && new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )
  if (!found) throw new Error(`${method} ${pathname} is no operation of the contract`)
  return found[1]
}

const kinds: [string, string][] = [
  ['error', 'refusal'],
  ['username', 'user'],
  ['mime', 'file'],
  ['documentId', 'entry'],
]

/** A value in a few words: what a caller finds in it. */
function shapeOf(value: unknown, depth = 0): string {
  if (Array.isArray(value)) return value.length > 0 ? `[${shapeOf(value[0], depth)}]` : '[]'
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value
  const kind = kinds.find(([field]) => field in value)
  if (kind) return kind[1]
  const fields = Object.entries(value)
  if (depth > 2 || fields.length > 8) return 'object'
  if (fields.length === 0) return '{}'
  return `{ ${fields.map(([name, field]) => `${name}: ${shapeOf(field, depth + 1)}`).join(', ')} }`
}

async function shapeOfAnswer(answer: Response) {
  if (answer.status >= 300 && answer.status < 400) return 'Location'
  const text = await answer.clone().text()
  return text === '' ? 'empty' : shapeOf(JSON.parse(text))
}

/**
 * A fetch that notes what it sees. A request that carries a token is sent without it first, to see what the
 * public gets.
 */
export const noting =
  (seen: Seen[], auth: string): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const bare = request.clone()
    bare.headers.delete('authorization')
    const withoutToken = auth === 'nobody' ? undefined : (await fetch(bare)).status
    const answer = await fetch(request)
    seen.push({
      method: request.method,
      path: templateOf(request.method, new URL(request.url).pathname),
      auth,
      status: answer.status,
      shape: await shapeOfAnswer(answer),
      withoutToken: withoutToken ?? answer.status,
    })
    return answer
  }

const line = ({ method, path, auth, status, shape, withoutToken }: Seen) =>
  `| ${method} | \`${path}\` | ${auth} | ${status} | ${shape === 'empty' ? shape : `\`${shape}\``} | ${withoutToken} |`

/** The table as a page: one line for each thing seen, in the order of the contract. */
export function contractPage(seen: Seen[]) {
  const order = Object.values(operations).flatMap((calls) =>
    Object.values(calls).map(([method, path]) => `${method} ${path}`),
  )
  const place = ({ method, path }: Seen) => order.indexOf(`${method} ${path}`)
  const lines = [...seen].sort((a, b) => place(a) - place(b) || a.status - b.status).map(line)
  return `# The REST contract, as the tests saw it

Made by \`pnpm --filter @islamic-centre/cms contract\` from what a real server answered to the typed client; a test
fails when this page is out of date. Paths are below \`/api\`. *Auth* is who called: nobody, a user who had logged in, or a
program with an API token. The last column is what the same request gets from nobody. A
refusal is \`{ data: null, error: { status, name, message, details } }\`.

| Method | Path | Auth | Status | Shape | From nobody |
| --- | --- | --- | --- | --- | --- |
${[...new Set(lines)].join('\n')}
`
}
