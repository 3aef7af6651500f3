// Lighthouse on an emulated phone through the delivered nginx, each page in both languages, beside a bare page and beside
// the same page without deferred hydration: `pnpm build`, then `pnpm bench:lighthouse [runs] [part of a path]`
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
import { serveBehindNginx } from './behind-nginx.ts'
import { pressNames, pressTimes, startThrottledBrowser } from './interactions.ts'
import { serve } from './subject.ts'
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
    '--ignore-certificate-errors',
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
const sitePort = await freePort()
const publicPort = await freePort()
const site = await untilTheEnd(
  startSite({
    cmsUrl: contentServer.url,
    port: sitePort,
    env: { ...secrets, PUBLIC_URL: `https://127.0.0.1:${publicPort}`, TRUSTED_PROXIES: 'loopback' },
  }),
)
const bareFile = join(folder, 'bare.html')
writeFileSync(
  bareFile,
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>A bare page</title><body><h1>A bare page</h1>${'<p>A line of text, and nothing that has to be loaded.</p>'.repeat(20)}</body></html>`,
)
const bareServer = await untilTheEnd(serve({ name: 'a bare page' }, 'serve-buffer.ts', { args: [bareFile] }))
const undeferredServer = await untilTheEnd(
  serve({ name: 'without deferral' }, 'serve-undeferred.ts', { path: '/now', args: [site.url] }),
)
const portOf = (url: string) => Number(new URL(url).port)
const served = {
  site: await untilTheEnd(serveBehindNginx(sitePort, publicPort)),
  bare: await untilTheEnd(serveBehindNginx(portOf(bareServer.url))),
  undeferred: await untilTheEnd(serveBehindNginx(portOf(undeferredServer.url))),
}
const browser = await startThrottledBrowser()
started.defer(() => browser.close())

async function visit(url: string): Promise<Result> {
  const found = await lighthouse(url, {
    port: debugging,
    onlyCategories: [...categories],
    logLevel: 'error',
  })
  if (!found) throw new Error(`Lighthouse has nothing to say of ${url}.`)
  return found.lhr
}

async function visits(url: string): Promise<Result> {
  // The first fills the caches of nginx and of the site.
  const results: Result[] = []
  for (let run = 0; run <= Number(runs); run++) results.push(await visit(url))
  return median(results.slice(1))
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

const seconds = (result: Result, name: string) => value(result, name) / 1000
const difference = (one: number, other: number) =>
  `${one < other ? '-' : '+'}${Math.abs(one - other).toFixed(2)}`

const floor = await visits(`${served.bare.url}/`)
const rows: string[][] = []
const pressRows: string[][] = []
const found: string[] = []
for (const path of pages.filter((it) => it.includes(part))) {
  const result = await visits(served.site.url + path)
  const undeferred = await visits(served.undeferred.url + path)
  const over = (name: string, other: Result) => difference(seconds(result, name), seconds(other, name))
  rows.push([
    path,
    ...categories.map((name) => String(points(result, name))),
    seconds(result, 'first-contentful-paint').toFixed(2),
    over('first-contentful-paint', floor),
    seconds(result, 'largest-contentful-paint').toFixed(2),
    over('largest-contentful-paint', floor),
    over('largest-contentful-paint', undeferred),
    seconds(result, 'interactive').toFixed(2),
    over('interactive', undeferred),
    value(result, 'cumulative-layout-shift').toFixed(3),
    value(result, 'total-blocking-time').toFixed(0),
    String(kilobytes(result, 'Script')),
    String(kilobytes(result)),
  ])
  process.stdout.write(`${rows.at(-1)?.join('  ')}\n`)
  if (faults(result).length > 0) found.push(`- \`${path}\`: ${faults(result).join(', ')}`)
  const times = await pressTimes(browser, served.site.url + path)
  pressRows.push([path, ...pressNames.map((name) => times[name]?.toFixed(0) ?? '')])
  process.stdout.write(`${pressRows.at(-1)?.join('  ')}\n`)
}

const body = [
  '## Lighthouse, on an emulated phone',
  '',
  `Lighthouse’s own phone (Moto G Power, slow 4G, processor four times slower, simulated) through the delivered nginx (TLS, HTTP/2), the median of ${runs} by speed; ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'an unknown processor'}. FCP, LCP: first and largest paint; TTI: when it is usable. Floor: a bare page of text on the same nginx, FCP ${seconds(floor, 'first-contentful-paint').toFixed(2)} s, LCP ${seconds(floor, 'largest-contentful-paint').toFixed(2)} s. Deferral: beside the same page without deferred hydration, in the same run. Kilobytes are those that went over the wire, up to the last request of the first visit.`,
  '',
  ...markdownTable([
    [
      ...['page', 'speed', 'accessibility', 'practices', 'SEO'],
      ...['FCP s', 'over the floor', 'LCP s', 'over the floor', 'by deferral', 'TTI s', 'by deferral'],
      ...['CLS', 'TBT ms', 'JS KB', 'all KB'],
    ],
    ...rows,
  ]),
  ...(found.length > 0 ? ['', 'What costs points other than speed:', '', ...found] : []),
  '',
  'Milliseconds from a press until the next paint, on that processor; empty where a page has no such part, 0 where it was under 16:',
  '',
  ...markdownTable([['page', ...pressNames], ...pressRows]),
].join('\n')
if (!part) writeSection('lighthouse', 'pnpm bench:lighthouse', body)
process.stdout.write(`${body}\n`)
