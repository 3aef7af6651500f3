// What a version of an entry costs: its size in the database, and how much longer a save takes. `pnpm build`, then
// `pnpm bench:versions`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { type Administrator, administratorOf } from '../../apps/cms/tests/administrator.ts'
import { startContentServer } from '../../apps/cms/tests/start-content-server.ts'
import { writeSection } from '../benchmarks-section.ts'
import { untilTheEndOf } from '../site/until-the-end.ts'

const saves = 60
const rounds = 3

/** What is saved over and over, each time with another value of one field. */
const saved = [
  { type: 'api::post.post', change: (at: number) => ({ title: `عنوان ${at}` }) },
  { type: 'api::image-gallery.image-gallery', change: (at: number) => ({ title: `عنوان ${at}` }) },
  { type: 'api::main-page.main-page', change: (at: number) => ({ hijriOffset: at % 3 }) },
]
const isSingle = (type: string) => type === 'api::main-page.main-page'

await using started = new AsyncDisposableStack()
const untilTheEnd = untilTheEndOf(started)
const preload = fileURLToPath(new URL('without-versions.cjs', import.meta.url))
const start = async (env: Record<string, string>) => {
  const server = await untilTheEnd(startContentServer({ demoContent: 'once', env }))
  return { ...server, administrator: await administratorOf(server.url) }
}
const servers = [
  { name: 'with versions', ...(await start({})) },
  { name: 'without', ...(await start({ NODE_OPTIONS: `--require=${preload}` })) },
]

async function pathOf(administrator: Administrator, type: string) {
  if (isSingle(type)) return `/content-manager/single-types/${type}?locale=fa`
  const list = `/content-manager/collection-types/${type}`
  const { results } = await administrator('GET', `${list}?locale=fa&pageSize=1`)
  return `${list}/${results[0].documentId}?locale=fa`
}

/** Milliseconds of processor of a process so far. */
const processorMs = (pid: number) => {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
  return (user + system) * 10
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** One save: milliseconds of processor on average, and by the clock in the middle. */
async function saveTime(
  { administrator, pid }: (typeof servers)[number],
  { type, change }: (typeof saved)[number],
) {
  const path = await pathOf(administrator, type)
  const times: number[] = []
  const before = processorMs(pid)
  for (let at = 0; at < saves; at++) {
    const began = performance.now()
    await administrator('PUT', path, change(at))
    times.push(performance.now() - began)
  }
  return { processor: (processorMs(pid) - before) / saves, clock: median(times) }
}

const costs = []
for (const one of saved) {
  const measured = servers.map(() => [] as { processor: number; clock: number }[])
  // In turns, so that other programs of the machine slow both down.
  for (let round = 0; round < rounds; round++)
    for (const [at, server] of servers.entries()) measured[at]?.push(await saveTime(server, one))
  const middle = (at: number, of: 'processor' | 'clock') =>
    median(measured[at]?.map((it) => it[of]) ?? []).toFixed(1)
  costs.push(
    `| ${one.type} | ${middle(0, 'processor')} | ${middle(1, 'processor')} | ${middle(0, 'clock')} | ${middle(1, 'clock')} |`,
  )
}

const [{ dataDir }] = servers as [(typeof servers)[number]]
const database = new DatabaseSync(join(dataDir, 'cms.sqlite'), { readOnly: true })
const sizes = database
  .prepare(
    `SELECT content_type AS type, round(avg(length(CAST(content AS BLOB)))) AS average, max(length(CAST(content AS BLOB))) AS largest
     FROM centre_versions GROUP BY content_type ORDER BY content_type`,
  )
  .all()
const [{ bytes, versions }] = database
  .prepare(
    `SELECT (SELECT sum(pgsize) FROM dbstat WHERE name LIKE 'centre_versions%') AS bytes,
            (SELECT count(*) FROM centre_versions) AS versions`,
  )
  .all() as [{ bytes: number; versions: number }]
database.close()

const report = [
  '## Versions of entries',
  '',
  `A save of demo content on SQLite, ${rounds} times ${saves} saves in turns with a server that stores no versions:`,
  '',
  '| type | ms of processor | without versions | ms by the clock | without versions |',
  '| --- | ---: | ---: | ---: | ---: |',
  ...costs,
  '',
  '| the content of a version | bytes on average | at most |',
  '| --- | ---: | ---: |',
  ...sizes.map(({ type, average, largest }) => `| ${type} | ${average} | ${largest} |`),
  '',
  `A version is ${Math.round(bytes / versions)} bytes in the database, with its indexes (${versions} versions).`,
].join('\n')
process.stdout.write(`${report}\n`)
writeSection('versions', 'pnpm bench:versions', report)
