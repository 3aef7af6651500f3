// Lighthouse on an emulated phone through the delivered nginx, each page in both languages, beside a bare page and beside
// the same page without deferred hydration: `pnpm build`, then `pnpm bench:lighthouse [runs] [part of a path]`. It ends with 1
// when a page misses one of budgets.ts.
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Result } from 'lighthouse'
import { startContentServer } from '../../apps/cms/tests/start-content-server.ts'
import { startSite } from '../../apps/web/e2e/start-site.ts'
import { markdownTable } from '../../packages/prayer-times/tests/markdown-table.ts'
import { sitePages } from '../../packages/site-contract/src/site-paths.ts'
import { freePort } from '../../tools/free-port.mjs'
import { writeSection } from '../benchmarks-section.ts'
import { serveBareText } from './bare-text.ts'
import { serveBehindNginx } from './behind-nginx.ts'
import { compareWithBudgets, type Visit } from './budgets.ts'
import { pressNames, pressTimes, startThrottledBrowser } from './interactions.ts'
import { auditValue, categories, kilobytes, points, seconds, startPhone } from './phone.ts'
import { portOf, serve } from './subject.ts'
import { untilTheEndOf } from './until-the-end.ts'

const [runs = '3', part = ''] = process.argv.slice(2)
const pages = Object.values(sitePages).flatMap(({ path }) => [`/fa/${path}`, `/ca/${path}`])
// The month's timetable is the page behind the table of every day.
pages.push('/fa/prayer-times/toronto/2026-11', '/ca/prayer-times/toronto/2026-11')

await using started = new AsyncDisposableStack()
const untilTheEnd = untilTheEndOf(started)
const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
started.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
const phone = await startPhone(started, Number(runs))
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
const bareServer = await untilTheEnd(serveBareText(folder))
const undeferredServer = await untilTheEnd(
  serve({ name: 'without deferral' }, 'serve-undeferred.ts', { path: '/now', args: [site.url] }),
)
const served = {
  site: await untilTheEnd(serveBehindNginx(sitePort, publicPort)),
  bare: await untilTheEnd(serveBehindNginx(portOf(bareServer.url))),
  undeferred: await untilTheEnd(serveBehindNginx(portOf(undeferredServer.url))),
}
const browser = await startThrottledBrowser()
started.defer(() => browser.close())

/** The audits in which a page loses points, apart from performance. */
const faults = ({ audits, categories: all }: Result) =>
  categories
    .slice(1)
    .flatMap((name) => all[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)

const difference = (one: number, other: number) =>
  `${one < other ? '-' : '+'}${Math.abs(one - other).toFixed(2)}`

const floor = await phone.visits(`${served.bare.url}/`)
const rows: string[][] = []
const pressRows: string[][] = []
const found: string[] = []
const visits: Visit[] = []
for (const path of pages.filter((it) => it.includes(part))) {
  const result = await phone.visits(served.site.url + path)
  const undeferred = await phone.visits(served.undeferred.url + path)
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
    auditValue(result, 'cumulative-layout-shift').toFixed(3),
    auditValue(result, 'total-blocking-time').toFixed(0),
    String(kilobytes(result, 'Script')),
    String(kilobytes(result)),
  ])
  process.stdout.write(`${rows.at(-1)?.join('  ')}\n`)
  if (faults(result).length > 0) found.push(`- \`${path}\`: ${faults(result).join(', ')}`)
  const times = await pressTimes(browser, served.site.url + path)
  pressRows.push([path, ...pressNames.map((name) => times[name]?.toFixed(0) ?? '')])
  process.stdout.write(`${pressRows.at(-1)?.join('  ')}\n`)
  const overFloor = (name: string) => seconds(result, name) - seconds(floor, name)
  visits.push({
    path,
    firstPaint: overFloor('first-contentful-paint'),
    largestPaint: overFloor('largest-contentful-paint'),
    blocking: auditValue(result, 'total-blocking-time'),
    layoutShift: auditValue(result, 'cumulative-layout-shift'),
    press: Math.max(0, ...pressNames.map((name) => times[name] ?? 0)),
  })
}
const budgets = compareWithBudgets(visits)

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
  '',
  'Budgets (`bench/site/budgets.ts`); the tolerance is what two runs of one build differ by:',
  '',
  ...budgets.lines,
].join('\n')
if (!part) writeSection('lighthouse', 'pnpm bench:lighthouse', body)
process.stdout.write(`${body}\n`)
if (budgets.missed) process.exitCode = 1
