import { operations } from '@islamic-centre/rest-client'

/** The observed behaviour of one endpoint. */
export interface Seen {
  method: string
  path: string
  /** The caller: anonymous, a logged-in user, or a program with an API token. */
  auth: string
  status: number
  shape: string
  /** The status of the same request without a token. */
  withoutToken: number
}

const templates = Object.values(operations)
  .flatMap((calls) => Object.values(calls) as (readonly [string, string])[])
  // `/users/me` before `/users/{id}`.
  .sort(([, a], [, b]) => a.split('{').length - b.split('{').length)

/** The path of the contract that a request matches. */
function templateOf(method: string, pathname: string) {
  // A provider redirects its visitor back below the same path.
  const path = pathname.replace(/^\/api/, '').replace(/^(\/connect\/[^/]+)\/callback$/, '$1')
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

/** A short description of a value. */
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

async function shapeOfResponse(response: Response) {
  if (response.status >= 300 && response.status < 400) return 'Location'
  const text = await response.clone().text()
  return text === '' ? 'empty' : shapeOf(JSON.parse(text))
}

/** A fetch that records responses. A request with a token is sent without it first, to record the public response. */
export const noting =
  (seen: Seen[], auth: string): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    // A redirect of a browser may leave the server.
    if (!pathname.startsWith('/api/')) return fetch(request)
    const bare = request.clone()
    bare.headers.delete('authorization')
    const withoutToken = auth === 'nobody' ? undefined : (await fetch(bare)).status
    const response = await fetch(request)
    seen.push({
      method: request.method,
      path: templateOf(request.method, pathname),
      auth,
      status: response.status,
      shape: await shapeOfResponse(response),
      withoutToken: withoutToken ?? response.status,
    })
    return response
  }

const databases = ['SQLite', 'PostgreSQL'] as const
export type Database = (typeof databases)[number]

const cellsOf = ({ method, path, auth, status, shape, withoutToken }: Seen) =>
  `| ${method} | \`${path}\` | ${auth} | ${status} | ${shape === 'empty' ? shape : `\`${shape}\``} | ${withoutToken} `

/** The observations that the page has for a database. */
const rowsOn = (database: Database, page: string) => {
  const mark = databases.indexOf(database) - databases.length
  const rows = [...page.matchAll(/^(\| [A-Z]+ \| .*?)((?:\| [✓—] )+)\|$/gm)]
  return rows.flatMap(([, cells = '', marks = '']) =>
    marks.split('|').slice(1).at(mark)?.trim() === '✓' ? [cells] : [],
  )
}

/**
 * The table as a page: one line for each observation, in the order of the contract. New observations replace those of
 * the same database; those of the other database stay.
 */
export function contractPage(seen: Seen[], database: Database, page: string) {
  const rows = new Map(databases.map((name) => [name, new Set(rowsOn(name, page))]))
  rows.set(database, new Set(seen.map(cellsOf)))
  const order = Object.values(operations).flatMap((calls) =>
    Object.values(calls).map(([method, path]) => `| ${method} | \`${path}\` |`),
  )
  const place = (cells: string) => order.findIndex((start) => cells.startsWith(start))
  const all = [...new Set([...rows.values()].flatMap((cells) => [...cells]))]
  const lines = all
    .sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
    .map(
      (cells) =>
        `${cells}| ${databases.map((name) => (rows.get(name)?.has(cells) ? '✓' : '—')).join(' | ')} |`,
    )
  return `# The REST contract, as the tests saw it

Made by \`pnpm --filter @islamic-centre/cms contract\` from what real servers answered to the typed client; a test on
each database fails when its column is out of date. Paths are below \`/api\`. *Auth* is who called: nobody, a user who had
logged in, or a program with an API token. *From nobody* is what the same request gets without it. The last columns are the
databases that gave this answer. A refusal is \`{ data: null, error: { status, name, message, details } }\`.

| Method | Path | Auth | Status | Shape | From nobody | ${databases.join(' | ')} |
| --- | --- | --- | --- | --- | --- | --- | --- |
${lines.join('\n')}
`
}
