// Lighthouse on an emulated phone, each page in both languages: `pnpm build`, then `pnpm bench:lighthouse [runs] [part of a path]`
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse, { type Result } from 'lighthouse'
import { startContentServer } from '../../apps/cms/tests/start-content-server.ts'
import { freePort, startSite } from '../../apps/web/e2e/start-site.ts'
import { markdownTable } from '../../packages/prayer-times/tests/markdown-table.ts'
import { sitePages } from '../../packages/site-contract/src/site-paths.ts'
import { findFullChromium } from '../../tools/find-chromium.mjs'
import { browserFlags } from '../../tools/launch-options.mjs'
import { writeSection } from '../benchmarks-section.ts'
import { untilTheEndOf } from './until-the-end.ts'

const [runs = '3', part = ''] = process.argv.slice(2)
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const pages = Object.values(sitePages).flatMap(({ path }) => [`/fa/${path}`, `/ca/${path}`])
// The month's timetable is the page behind the table of every day.
pages.push('/fa/prayer-times/toronto/2026-11', '/ca/prayer-times/toronto/2026-11')

await using started = new AsyncDisposableStack()
const untilTheEnd = untilTheEndOf(started)
const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
started.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
const debugging = await freePort()
const chromium: ChildProcess = spawn(
  process.env.CHROMIUM_PATH ?? findFullChromium() ?? '',
  [
    ...browserFlags,
    '--headless=new',
    `--remote-debugging-port=${debugging}`,
    `--user-data-dir=${folder}`,
    'about:blank',
  ],
  { stdio: 'ignore' },
)
started.defer(async () => {
  chromium.kill('SIGTERM')
  await once(chromium, 'exit')
})
const secrets = { SITE_API_TOKEN: 'a'.repeat(40), WEBHOOK_SECRET: 'b'.repeat(40) }
const contentServer = await untilTheEnd(startContentServer({ demoContent: 'once', env: secrets }))
const site = await untilTheEnd(startSite({ cmsUrl: contentServer.url, env: secrets }))

async function visit(path: string): Promise<Result> {
  const found = await lighthouse(site.url + path, {
    port: debugging,
    onlyCategories: [...categories],
    logLevel: 'error',
  })
  if (!found) throw new Error(`Lighthouse has nothing to say of ${path}.`)
  return found.lhr
}

type Item = { resourceType?: string; transferSize?: number }
const kilobytes = ({ audits }: Result, type?: string) => {
  const details = audits['network-requests']?.details
  const items = details && 'items' in details ? (details.items as Item[]) : []
  const sum = items
    .filter((it) => !type || it.resourceType === type)
    .reduce((all, { transferSize = 0 }) => all + transferSize, 0)
  return Math.round(sum / 1024)
}
const points = ({ categories: all }: Result, name: string) => Math.round((all[name]?.score ?? 0) * 100)
const value = ({ audits }: Result, name: string) => audits[name]?.numericValue ?? Number.NaN
const median = (all: Result[]) =>
  all.toSorted((one, other) => points(one, 'performance') - points(other, 'performance'))[
    all.length >> 1
  ] as Result
/** The audits in which a page loses points, apart from performance. */
const faults = ({ audits, categories: all }: Result) =>
  categories
    .slice(1)
    .flatMap((name) => all[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)

const rows: string[][] = []
const found: string[] = []
for (const path of pages.filter((it) => it.includes(part))) {
  await fetch(site.url + path)
  const results: Result[] = []
  for (let run = 0; run < Number(runs); run++) results.push(await visit(path))
  const result = median(results)
  rows.push([
    path,
    ...categories.map((name) => String(points(result, name))),
    (value(result, 'largest-contentful-paint') / 1000).toFixed(1),
    value(result, 'cumulative-layout-shift').toFixed(3),
    value(result, 'total-blocking-time').toFixed(0),
    String(kilobytes(result, 'Script')),
    String(kilobytes(result)),
  ])
  process.stdout.write(`${rows.at(-1)?.join('  ')}\n`)
  if (faults(result).length > 0) found.push(`- \`${path}\`: ${faults(result).join(', ')}`)
}

const body = [
  '## Lighthouse, on an emulated phone',
  '',
  `Lighthouse’s own phone (Moto G Power, slow 4G, processor four times slower, simulated), the median of ${runs} by speed; ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'an unknown processor'}. Kilobytes are those that went over the wire, up to the last request of the first visit.`,
  '',
  ...markdownTable([
    ['page', 'speed', 'accessibility', 'practices', 'SEO', 'LCP s', 'CLS', 'TBT ms', 'JS KB', 'all KB'],
    ...rows,
  ]),
  ...(found.length > 0 ? ['', 'What costs points other than speed:', '', ...found] : []),
].join('\n')
if (!part) writeSection('lighthouse', 'pnpm bench:lighthouse', body)
process.stdout.write(`${body}\n`)
