// A hundred pages requested at once after a change is published: `pnpm build`, then `pnpm bench:publish`
import { cpus } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { startContentServer } from '../../apps/cms/tests/start-content-server.ts'
import { notifyOfChange } from '../../apps/web/e2e/notify-of-change.ts'
import { proxyContentServer } from '../../apps/web/e2e/proxy-content-server.ts'
import { rawRequest } from '../../apps/web/e2e/raw-request.ts'
import { startSite } from '../../apps/web/e2e/start-site.ts'
import { markdownTable } from '../../packages/prayer-times/tests/markdown-table.ts'
import { freePort } from '../../tools/free-port.mjs'
import { writeSection } from '../benchmarks-section.ts'
import { untilTheEndOf } from './until-the-end.ts'

const pages = 100
const rounds = 5
/** Milliseconds: the aim, and the longest wait for a published change. */
const aim = 500
const longest = 30_000

await using started = new AsyncDisposableStack()
const untilTheEnd = untilTheEndOf(started)

const secrets = { SITE_API_TOKEN: 'a'.repeat(40), WEBHOOK_SECRET: 'b'.repeat(40) }
const { url: contentServer } = await untilTheEnd(startContentServer({ demoContent: 'once', env: secrets }))
process.env.CMS_URL = contentServer

/** What a change is of: the notice is on every page, the event text on the home pages only. */
const title = { notice: 'Notice 0', event: 'Event 0' }
const proxy = await untilTheEnd(
  proxyContentServer(({ pathname }, body) => {
    if (pathname === '/api/announcement') {
      const data = { id: 1, documentId: 'notice', active: true, title: title.notice }
      return { status: 200, body: { data, meta: {} } }
    }
    if (pathname !== '/graphql' || JSON.parse(body).operationName !== 'mainPageEvent') return undefined
    return { status: 200, body: { data: { mainPageEvent: { Title: title.event, Content: null } } } }
  }).then(({ url, stop }) => ({ url, stop: async () => stop() })),
)
const metricsPort = await freePort()
const env = { ...secrets, METRICS_PORT: String(metricsPort) }
const site = await untilTheEnd(startSite({ cmsUrl: proxy.url, env }))

const changes = [
  { name: 'of every page', part: 'notice', type: 'api::announcement.announcement' },
  { name: 'of the home pages', part: 'event', type: 'api::main-page-event.main-page-event' },
] as const

async function rendersUntilNow(): Promise<number> {
  const { text } = await rawRequest(`http://127.0.0.1:${metricsPort}/metrics`)
  return Number(/^site_renders_total\{outcome="complete"\} (\d+)/m.exec(text)?.[1])
}

async function millisecondsOf(url: string): Promise<number> {
  const from = performance.now()
  const { status } = await rawRequest(url)
  if (status !== 200) throw new Error(`${url} was answered with ${status}.`)
  return performance.now() - from
}

/** Publishes a change, and waits until the site knows it. */
async function publish({ part, type }: (typeof changes)[number], round: number) {
  title[part] = `${part} ${round}`
  await notifyOfChange(site.url, secrets.WEBHOOK_SECRET, type)
  for (const until = performance.now() + longest; performance.now() < until; await wait(20)) {
    const shown = await Promise.all(['fa', 'ca'].map((it) => rawRequest(`${site.url}/${it}/home`)))
    if (shown.every(({ text }) => text.includes(title[part]))) return
  }
  throw new Error('The published change was not seen.')
}

const { text: sitemap } = await rawRequest(`${site.url}/sitemap.xml?page=1`)
const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url).slice(0, pages)
if (urls.length < pages) throw new Error(`The demo content has ${urls.length} pages only.`)

const quantile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
const medianOf = (all: readonly number[]) =>
  quantile(
    all.toSorted((one, other) => one - other),
    0.5,
  )

async function measure(change: (typeof changes)[number], round: number) {
  await Promise.all(urls.map(millisecondsOf))
  await publish(change, round)
  const before = await rendersUntilNow()
  const times = (await Promise.all(urls.map(millisecondsOf))).toSorted((one, other) => one - other)
  const renders = (await rendersUntilNow()) - before
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), renders }
}

const rows: string[][] = []
for (const change of changes) {
  const measured: Awaited<ReturnType<typeof measure>>[] = []
  for (let round = 1; round <= rounds; round++) measured.push(await measure(change, round))
  const of = (what: 'p50' | 'p99' | 'renders') => medianOf(measured.map((it) => it[what])).toFixed(0)
  rows.push([change.name, of('renders'), of('p50'), of('p99')])
}

const body = [
  '## A hundred pages after a change',
  '',
  `Node.js ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'an unknown processor'}; ${pages} pages, all cached, requested at once over loopback as soon as a published change is known; the median of ${rounds} rounds. The aim is a p99 under ${aim} ms.`,
  '',
  ...markdownTable([['change', 'pages rendered', 'p50 ms', 'p99 ms'], ...rows]),
].join('\n')
writeSection('publish', 'pnpm bench:publish', body)
process.stdout.write(`${body}\n`)
