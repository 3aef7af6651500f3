import type { Falsify, ProxyResponse } from './falsifying-proxy.ts'

const json = (value: unknown, status = 200): ProxyResponse => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
})

type Content = Record<string, unknown>

/** The same response with other content: of REST the value of `data`, of GraphQL the value of the field. */
function withContent({ body }: ProxyResponse, change: (content: unknown) => unknown): ProxyResponse {
  const response = JSON.parse(body)
  if (Array.isArray(response)) return json(change(response))
  if ('meta' in response) return json({ ...response, data: change(response.data) })
  const [[name, content] = ['', undefined]] = Object.entries(response.data ?? {})
  return json({ data: { [name]: change(content) } })
}

const withPagination = ({ body }: ProxyResponse, pagination: Content): ProxyResponse => {
  const response = JSON.parse(body)
  return json(response.meta ? { ...response, meta: { ...response.meta, pagination } } : response)
}

const isEntry = (it: unknown): it is Content => typeof it === 'object' && it !== null && !Array.isArray(it)

const otherValue = (name: string, value: unknown): unknown => {
  if (name === 'updatedAt') return '2030-01-01T00:00:00.000Z'
  return /title|label|text/i.test(name) ? 'Other' : value
}

/** The entry with the texts and the time of another one. */
const textsReplaced = (content: unknown): unknown =>
  isEntry(content)
    ? Object.fromEntries(Object.entries(content).map(([name, it]) => [name, otherValue(name, it)]))
    : content

const halfOf = (content: unknown): unknown => {
  if (Array.isArray(content)) return content.slice(0, content.length >> 1)
  if (!isEntry(content)) return content
  const fields = Object.entries(content)
  return Object.fromEntries(fields.filter(([, it], at) => at % 2 === 0 || typeof it !== 'object'))
}

/** Every way in which one response may be wrong. */
export const wrongAnswers = {
  'without content': (right) => withContent(right, (it) => (Array.isArray(it) ? [] : null)),
  'null for a list, a list for an entry': (right) =>
    withContent(right, (it) => (Array.isArray(it) ? null : [])),
  'of status 404': () =>
    json({ data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found' } }, 404),
  'of status 200 with a page of a proxy': () => ({
    status: 200,
    type: 'text/html',
    body: '<!doctype html><title>Welcome</title><h1>It works</h1>',
  }),
  'of status 200 without a body': () => ({ status: 200, type: 'application/json', body: '' }),
  'an empty object': () => json({}),
  'an empty object under its name': (right) => withContent(right, () => ({})),
  'cut in its middle': ({ body, ...right }) => ({ ...right, body: body.slice(0, body.length >> 1) }),
  'that of another type': (right, { locale }, fetchOther) =>
    ['pages', 'posts', 'sounds']
      .map((name) => fetchOther({ name, locale }))
      .find((it) => it !== undefined && it.body !== right.body) ?? right,
  'the content of another entry': (right) =>
    withContent(right, (it) => (Array.isArray(it) ? it.map(textsReplaced) : textsReplaced(it))),
  'the half of it': (right) => withContent(right, halfOf),
  'the list in another order, its last entry twice': (right) =>
    withContent(right, (it) =>
      Array.isArray(it) ? [...it.slice(-1), ...it.toReversed()] : textsReplaced(it),
    ),
  'with a total of nothing': (right) =>
    withPagination(right, { page: 1, pageSize: 100, pageCount: 0, total: 0 }),
  'with a total of too much': (right) =>
    withPagination(right, { page: 1, pageSize: 100, pageCount: 10_000_000, total: 1_000_000_000 }),
  'without pagination': (right) => withPagination(right, {}),
  'in the other language': (right, { name, locale }, fetchOther) =>
    fetchOther({ name, locale: locale === 'fa' ? 'en' : 'fa' }) ?? right,
} satisfies Record<string, Falsify>
