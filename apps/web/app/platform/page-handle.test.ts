import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { timesParam } from '../features/prayer-times/timetable/requested-times.ts'
import { pageParam } from '../paging/paging.ts'

const folder = new URL('../routes/', import.meta.url)
// The folder beside a route has its parts, which read no request themselves.
const routes = readdirSync(folder, { withFileTypes: true })
  .filter((it) => it.isFile())
  .map(({ name }) => ({ name, source: readFileSync(new URL(name, folder), 'utf8') }))

test('a route that reads the query declares its parameters, or that its responses are not cached', () => {
  const reading = routes.filter(({ source }) => /searchParams|\blistPage\(/.test(source))
  expect(reading.length).toBeGreaterThan(9)
  for (const { name, source } of reading) {
    const [, handle = ''] = /export const handle: PageHandle = (\{[^}]*\})/.exec(source) ?? []
    if (handle.includes('live: true')) continue
    for (const [, query] of source.matchAll(/searchParams\.(?:get|getAll|has)\('([^']+)'\)/g))
      expect(handle, `${name} reads ?${query}=`).toContain(`'${query}'`)
    // Paging reads the page's number for the route.
    if (/\b(?:requestedPage|parsePage|listPage)\(/.test(source))
      expect(handle, name).toContain(`'${pageParam}'`)
    if (/\brequestedTimes\(/.test(source)) expect(handle, name).toContain(`'${timesParam}'`)
    expect(handle, name).toContain('query:')
  }
})

test('a route that reads a visitor’s request declares that its responses are not shared', () => {
  let reading = 0
  for (const { name, source } of routes) {
    const loader =
      /export (?:const|async function|function) loader[\s\S]*?(?=\nexport |$)/.exec(source)?.[0] ?? ''
    const readsHeaders = /request\.headers|chosenLanguage\(request|Set-Cookie/.test(loader)
    if (!readsHeaders) continue
    reading += 1
    expect(source, name).toContain('live: true')
  }
  expect(reading).toBeGreaterThan(2)
})
