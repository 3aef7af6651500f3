// How long the most expensive queries take that the limits allow anonymous callers, and whether the content server
// still answers others meanwhile: `pnpm build`, then `pnpm bench:graphql`. Exits with 1 where a limit is not met.
import { startContentServer } from '../../apps/cms/tests/start-content-server.ts'
import { fillAnnouncements } from './announcement-rows.ts'

const rounds = 3
const concurrent = 20
const maxHealthMs = 500
/** Published announcements in all languages; the demo content has a few of them. */
const sizes = [
  { wanted: 190, maxSeconds: 1 },
  { wanted: 2000, maxSeconds: 2 },
]

const list = (fields: string, args = 'pagination: { limit: 100 }') => `anouncements(${args}) { ${fields} }`
const aliases = (count: number, selection: string) =>
  `{ ${Array.from({ length: count }, (_, at) => `a${at}: ${selection}`).join(' ')} }`
const contains = (count: number, field = 'content') =>
  `or: [${Array.from({ length: count }, (_, at) => `{ ${field}: { containsi: "word ${at}" } }`).join(' ')}]`

const queries: [string, string][] = [
  ['15 aliases of 100 with translations', aliases(15, list('title localizations { title image { url } }'))],
  ['100 with translations', `{ ${list('title content localizations { title content }')} }`],
  [
    '100 in all languages with translations and pictures',
    `{ ${list('title content image { url } localizations { title content image { url } }', 'locale: "*", pagination: { limit: 100 }')} }`,
  ],
  [
    '100 with translations of translations',
    `{ ${list('title localizations { title localizations { title } }')} }`,
  ],
  ['4 aliases of 100', aliases(4, list('title content'))],
  [
    '4 aliases of 24 with translations and pictures',
    aliases(
      4,
      list('title content image { url } localizations { title image { url } }', 'pagination: { limit: 24 }'),
    ),
  ],
  ['12 conditions', `{ ${list('title', `pagination: { limit: 1 }, filters: { ${contains(12)} }`)} }`],
  [
    '5 aliases of 2 conditions',
    aliases(5, list('title', `pagination: { limit: 1 }, filters: { ${contains(2)} }`)),
  ],
  [
    '100 sorted by 4 keys',
    `{ ${list('title', 'pagination: { limit: 100 }, sort: ["content", "title", "date", "slug"]')} }`,
  ],
  [
    'a connection of 100 with translations',
    '{ anouncements_connection(pagination: { pageSize: 100 }) { nodes { title content localizations { title } } pageInfo { total } } }',
  ],
  ['100 files of the library', '{ uploadFiles(pagination: { limit: 100 }) { name url formats } }'],
]

await using started = new AsyncDisposableStack()
const server = await startContentServer({ demoContent: 'once' })
started.defer(server.stop)

async function runQuery(query: string) {
  const start = performance.now()
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const text = await answer.text()
  return { status: answer.status, text, seconds: (performance.now() - start) / 1000 }
}

/** The times of `/_health`, one request after the other, while `concurrent` queries run at once. */
async function healthDuring(query: string) {
  let isRunning = true
  const all = Promise.all(Array.from({ length: concurrent }, () => runQuery(query))).finally(() => {
    isRunning = false
  })
  const times: number[] = []
  while (isRunning) {
    const start = performance.now()
    await (await fetch(`${server.url}/_health`)).text()
    times.push(performance.now() - start)
  }
  await all
  const sorted = times.toSorted((a, b) => a - b)
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, max: sorted.at(-1) ?? 0 }
}

const seconds = (value: number) => `${value.toFixed(2)} s`
const milliseconds = (value: number) => `${Math.round(value)} ms`
const exceeded: string[] = []

for (const { wanted, maxSeconds } of sizes) {
  const announcements = fillAnnouncements(server.dataDir, wanted)
  console.log(
    `\n${announcements} published announcements; ${rounds} of each query, ${concurrent} at once for /_health\n`,
  )
  console.log('| query | median | max | /_health: median | max |\n| --- | ---: | ---: | ---: | ---: |')
  for (const [name, query] of queries) {
    const first = await runQuery(query)
    if (first.status !== 200) {
      const reason = JSON.parse(first.text).errors?.[0]?.message ?? ''
      console.log(`| ${name} | ${first.status}: ${reason.slice(0, 60)} | | | |`)
      continue
    }
    const times = [first.seconds]
    while (times.length < rounds) times.push((await runQuery(query)).seconds)
    times.sort((a, b) => a - b)
    const [median = 0, max = 0] = [times[Math.floor(times.length / 2)], times.at(-1)]
    const health = await healthDuring(query)
    const cells = [seconds(median), seconds(max), milliseconds(health.median), milliseconds(health.max)]
    console.log(`| ${name} | ${cells.join(' | ')} |`)
    if (max > maxSeconds) exceeded.push(`${name}: ${seconds(max)} with ${announcements} announcements`)
    if (health.max > maxHealthMs)
      exceeded.push(`${name}: /_health ${milliseconds(health.max)} with ${announcements} announcements`)
  }
}
if (exceeded.length > 0) {
  console.log(`\nOver the limit:\n${exceeded.map((it) => `- ${it}`).join('\n')}`)
  process.exitCode = 1
}
