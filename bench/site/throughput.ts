// The home page with and without the page cache, compared with the minimum work, in one run: `pnpm build`, then `pnpm
// bench:throughput`
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startContentServer } from '../../apps/cms/tests/start-content-server.ts'
import { startSite } from '../../apps/web/e2e/start-site.ts'
import { markdownTable } from '../../packages/prayer-times/tests/markdown-table.ts'
import { writeSection } from '../benchmarks-section.ts'
import { buildBarePage } from './bare-page.ts'
import { givenLoad, type Load, loadInTurns, medianLoad, medianOf } from './load.ts'
import { memoryOf, type Subject, serve, serveByNginx } from './subject.ts'
import { untilTheEndOf } from './until-the-end.ts'

const rounds = 7
const seconds = Number(process.argv[2] ?? 3)
const page = '/fa/home'
// Stops everything that was started, also if a measurement fails.
await using started = new AsyncDisposableStack()
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
// Started as root, nginx reads files as another user.
chmodSync(folder, 0o755)
started.defer(() => rmSync(folder, { recursive: true, force: true }))
const untilTheEnd = untilTheEndOf(started)

/** The bytes as they go over the wire; `fetch` would unpack them. */
const bytesOf = (url: string, encoding: string) =>
  new Promise<Buffer>((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': encoding } }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk as Buffer)
      resolve(Buffer.concat(chunks))
    }).on('error', reject)
  })

const secrets = { SITE_API_TOKEN: 'a'.repeat(40), WEBHOOK_SECRET: 'b'.repeat(40) }
const contentServer = await untilTheEnd(startContentServer({ demoContent: 'once', env: secrets }))
const site = await untilTheEnd(startSite({ cmsUrl: contentServer.url, env: secrets }))
const home = site.url + page
// The first request renders the page and caches it.
await bytesOf(home, 'identity')
const files = { br: join(folder, 'home.br'), identity: join(folder, 'home.html') }
for (const encoding of ['br', 'identity'] as const)
  writeFileSync(files[encoding], await bytesOf(home, encoding))

const asSite = { name: 'this site, home, cached', url: home, pids: [site.pid], stop: async () => undefined }
const environment = {
  ...secrets,
  CMS_URL: contentServer.url,
  CMS_PUBLIC_URL: contentServer.url,
  PUBLIC_URL: site.url,
  CONTENT_CACHE_DIR: join(folder, 'content'),
}
const subjects: Subject[] = [
  { ...asSite, encoding: 'br' },
  { ...asSite, encoding: 'identity' },
  await untilTheEnd(
    serve({ name: 'this site, home, rendered for each' }, 'serve-uncached.ts', {
      path: page,
      env: environment,
    }),
  ),
  await untilTheEnd(
    serve({ name: 'React Router, a bare page' }, 'serve-bare-page.ts', {
      args: [await buildBarePage(folder)],
    }),
  ),
  await untilTheEnd(
    serve({ name: 'node:http, a buffer of the same bytes', encoding: 'br' }, 'serve-buffer.ts', {
      args: [files.br, 'br'],
    }),
  ),
  await untilTheEnd(
    serve({ name: 'node:http, a buffer of the same bytes' }, 'serve-buffer.ts', {
      args: [files.identity],
    }),
  ),
  await untilTheEnd(serveByNginx('nginx, a file of the same bytes', 'br', folder, 'home.br')),
  await untilTheEnd(serveByNginx('nginx, a file of the same bytes', 'identity', folder, 'home.html')),
]

const loads = await loadInTurns(subjects, { rounds, seconds })
const rows = subjects.map((subject) => ({
  subject,
  ...medianLoad(loads.get(subject) ?? []),
  memory: memoryOf(subject),
}))
const [cached, cachedPlain, uncached, , buffer, bufferPlain] = subjects.map((it) => loads.get(it) ?? [])
/** Per round, since other load of the machine affected both. */
const share = (one: Load[] = [], other: Load[] = []) =>
  medianOf(one.map(({ perSecond }, round) => perSecond / (other[round]?.perSecond ?? Number.NaN)))
const half = await givenLoad(subjects[0] as Subject, (rows[0]?.perSecond ?? 0) / 2, seconds)

const count = (it: number) => Math.round(it).toLocaleString('en-CA')
const body = [
  '## The home page under load',
  '',
  `Node.js ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'an unknown processor'}, which the load (wrk, 32 connections kept open, over loopback) shares with what it measures; in turns, the median of ${rounds} × ${seconds} s; a comparison of two is the median of their rounds. Compare the rows with each other, not with another machine.`,
  '',
  ...markdownTable([
    ['server', 'compression', 'requests/s', 'p50 ms', 'p99 ms', 'memory MB'],
    ...rows.map(({ subject, perSecond, p50, p99, memory }) => [
      subject.name,
      subject.encoding === 'br' ? 'brotli' : 'none',
      count(perSecond),
      p50.toFixed(2),
      p99.toFixed(2),
      count(memory / 1024 / 1024),
    ]),
  ]),
  '',
  `- Cached home beside the bare buffer: ${(share(cached, buffer) * 100).toFixed(0)} % with brotli, ${(share(cachedPlain, bufferPlain) * 100).toFixed(0)} % without (aim: 60 %).`,
  `- Cached home beside rendering it for each: ${share(cachedPlain, uncached).toFixed(0)} times (aim: 10).`,
  `- At half its load, ${count(half.perSecond)} requests a second: p50 ${half.p50.toFixed(2)} ms, p99 ${half.p99.toFixed(2)} ms (aim: under 10 ms).`,
].join('\n')
writeSection('throughput', 'pnpm bench:throughput', body)
process.stdout.write(`${body}\n`)
