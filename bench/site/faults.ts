// Each fault of the content server and of what is kept of it, under load: `pnpm build`, then `pnpm bench:faults`
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startContentServer } from '../../apps/cms/tests/start-content-server.ts'
import { everyAddress } from '../../apps/web/e2e/every-address.ts'
import { type Fault, faults, wireTo } from '../../apps/web/e2e/faulty-wire.ts'
import { secureWireTo } from '../../apps/web/e2e/secure-wire.ts'
import { shownToReaders } from '../../apps/web/e2e/shown-to-readers.ts'
import { type Site, startSite } from '../../apps/web/e2e/start-site.ts'
import { publicTypes, tellOfChange } from '../../apps/web/e2e/tell-of-change.ts'
import { markdownTable } from '../../packages/prayer-times/tests/markdown-table.ts'
import { writeSection } from '../benchmarks-section.ts'
import { type FaultCase, measureFault, until } from './fault-under-load.ts'
import { killProcesses } from './killed-processes.ts'

/** How long the site waits for the content server, in milliseconds. */
const patience = 4_000
/** What is told of when it fails: each public type, and the files of the media library. */
const tellable = publicTypes.length + 1
/** Each of them in two languages, but for the files. */
const values = 2 * publicTypes.length + 1

// What was started ends, also where a measure fails.
await using started = new AsyncDisposableStack()
const untilTheEnd = async <Started extends { stop: () => unknown }>(starting: Promise<Started>) => {
  const it = await starting
  started.defer(async () => void (await it.stop()))
  return it
}
const folder = mkdtempSync(join(tmpdir(), 'bench-faults-'))
started.defer(() => rmSync(folder, { recursive: true, force: true }))
const authorities = join(folder, 'authorities.pem')
const secret = 'shared by this measurement and its sites'
const contentServer = await untilTheEnd(startContentServer({ demoContent: 'once' }))
const wire = await untilTheEnd(wireTo(contentServer.url))
const secureWire = await untilTheEnd(secureWireTo(contentServer.url, authorities))

const start = (cmsUrl: string, cache: string, env: Record<string, string> = {}) =>
  untilTheEnd(
    startSite({
      cmsUrl,
      env: {
        // Each site says the same of itself and of the content server, wherever they are.
        PUBLIC_URL: 'https://www.example.org',
        CMS_PUBLIC_URL: 'https://cms.example.org',
        CMS_TIMEOUT_MS: String(patience),
        CONTENT_CACHE_DIR: cache,
        WEBHOOK_SECRET: secret,
        TRUSTED_PROXIES: 'loopback',
        ...env,
      },
    }),
  )

const filesIn = (cache: string) => readdirSync(cache).filter((it) => it.endsWith('.json'))
const kept = join(folder, 'kept')
const site = await start(wire.url, kept)
const shown = new Map<string, string>()
for (const address of await everyAddress(site.url)) {
  const answer = await fetch(site.url + address)
  if (!answer.ok) throw new Error(`${address} is answered with ${answer.status} where nothing is wrong.`)
  // Not `text()`, which drops the mark that a table begins with.
  shown.set(address, shownToReaders(Buffer.from(await answer.arrayBuffer()).toString()))
}
await until('everything is on disk', () => filesIn(kept).length === values)

const copyOfKept = (name: string) => {
  const cache = join(folder, name)
  cpSync(kept, cache, { recursive: true })
  return cache
}

const unavailable: Pick<FaultCase, 'isTold' | 'isOver'> = {
  isTold: (count) => count('content_unavailable') >= tellable,
  isOver: (count) => count('content_available') === count('content_unavailable'),
}

/** A fault on the way to the content server. Something is asked anew when the site is told of a change. */
const onTheWay = (begin: () => unknown, end: () => unknown): Omit<FaultCase, 'name'> => ({
  ...unavailable,
  async begin({ url }) {
    await begin()
    for (const type of publicTypes) await tellOfChange(url, secret, type)
  },
  end,
})

/** So long the process may make a file, in bytes. */
const limitFiles = ({ pid }: Site, bytes: '0' | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])
const spoilt = join(folder, 'spoilt')

const cases: FaultCase[] = [
  { name: 'nothing' },
  {
    ...unavailable,
    name: 'the content server is down at the start',
    async start() {
      await wire.down()
      return start(wire.url, copyOfKept('down-at-start'))
    },
    end: wire.up,
  },
  { name: '… goes down later', ...onTheWay(wire.down, wire.up) },
  ...(Object.keys(faults) as Fault[]).map((fault) => ({
    name: `… ${fault}`,
    ...onTheWay(
      () => wire.set(fault),
      () => wire.set(undefined),
    ),
  })),
  {
    name: '… has a certificate that expired',
    start: () => start(secureWire.url, copyOfKept('certificate'), { NODE_EXTRA_CA_CERTS: authorities }),
    ...onTheWay(secureWire.expire, secureWire.renew),
  },
  {
    name: 'no file may be written',
    async start() {
      const it = await start(contentServer.url, join(folder, 'no-room'))
      limitFiles(it, '0')
      return it
    },
    isTold: (count) => count('content_file_unwritable') >= values,
    end: (it) => limitFiles(it, 'unlimited'),
  },
  {
    name: 'each kept file is spoilt',
    start() {
      copyOfKept('spoilt')
      for (const file of filesIn(spoilt)) writeFileSync(join(spoilt, file), 'spoilt')
      return start(contentServer.url, spoilt)
    },
    isTold: (count) => count('content_file_unreadable') >= values,
    isOver: () => filesIn(spoilt).every((file) => readFileSync(join(spoilt, file), 'utf8') !== 'spoilt'),
  },
]

const rows: string[][] = []
const missed: string[] = []
for (const it of cases) {
  const { name, times, right, lines, away, recovered, ...measured } = await measureFault(it, site, shown)
  missed.push(...measured.missed)
  const quantile = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(0)
  rows.push([
    name,
    String(times.length),
    String(right),
    ...[0.5, 0.99, 1].map(quantile),
    String(lines),
    String(away),
    recovered === undefined ? '–' : (recovered / 1000).toFixed(1),
  ])
  process.stdout.write([rows.at(-1)?.join('  '), ...measured.missed, ''].join('\n'))
}

const killed = await killProcesses(join(folder, 'topology.json'))
const body = [
  '## Faults under load',
  '',
  `Node.js ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'an unknown processor'}, shared by visitors, site and content server. Eight visitors ask all the time, from before a fault begins until after it ended, for each of ${shown.size} addresses: every page and file in both languages, and a record of each kind. Each fault lasts over the turn of a minute, when every page is made anew; the site waits ${patience / 1000} s for the content server. An answer is right when it is 200 and shows what was shown before.`,
  '',
  ...markdownTable([
    ['fault', 'answers', 'right', 'p50 ms', 'p99 ms', 'slowest ms', 'lines told', '“away”', 'over after s'],
    ...rows,
  ]),
  '',
  `- Lines told: one for each of ${tellable} types that cannot be read, or for each of ${values} files. “Away”: the line of the breaker, when the content server is asked no more for a while.`,
  '- Over: read again without a restart, from the end of the fault on.',
  ...missed.map((it) => `- **Missed**: ${it}`),
  '',
  '## Any process killed under load',
  '',
  'PostgreSQL, Redis, the content server, two processes of the site and nginx, of which one is killed with `kill -9` and started again, as a supervisor does, while eight visitors ask nginx. An answer is wrong when it is another page, half of one, or of an older edition than one that was seen.',
  '',
  ...markdownTable([
    ['killed', 'right', 'wrong', 'failures', 'then published and seen after ms: site 1, site 2, nginx'],
    ...killed.map(({ what, answered, wrong, failures, seenAfter }) => [
      what,
      String(answered),
      String(wrong),
      Object.entries(failures)
        .map(([how, often]) => `${often} × ${how}`)
        .join(', ') || '0',
      seenAfter.join(', '),
    ]),
  ]),
].join('\n')
writeSection('faults', 'pnpm bench:faults', body)
process.stdout.write(`${body}\n`)
if (missed.length > 0) process.exitCode = 1
