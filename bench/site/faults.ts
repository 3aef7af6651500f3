// Each fault of the content server and of its cached content, under load: `pnpm build`, then `pnpm bench:faults`
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startContentServer } from '../../apps/cms/tests/start-content-server.ts'
import { everyAddress } from '../../apps/web/e2e/every-address.ts'
import { type Fault, faults, wireTo } from '../../apps/web/e2e/faulty-wire.ts'
import { notifyOfChange, publicTypes } from '../../apps/web/e2e/notify-of-change.ts'
import { secureWireTo } from '../../apps/web/e2e/secure-wire.ts'
import { shownToReaders } from '../../apps/web/e2e/shown-to-readers.ts'
import { type Site, startSite } from '../../apps/web/e2e/start-site.ts'
import { writeSection } from '../benchmarks-section.ts'
import { faultRow, faultTable, killedTable } from './fault-tables.ts'
import { type FaultCase, measureFault, until } from './fault-under-load.ts'
import { killProcesses } from './killed-processes.ts'
import { untilTheEndOf } from './until-the-end.ts'

const command = 'pnpm bench:faults'
/** How long the site waits for the content server, in milliseconds. */
const timeoutMs = 4_000
/** What is logged when it fails: each public type. */
const loggedTypes = publicTypes.length
/** Each of them in two languages, and the uploads that texts show. */
const values = 2 * publicTypes.length + 1

// Stops everything that was started, also if a measurement fails.
await using started = new AsyncDisposableStack()
const untilTheEnd = untilTheEndOf(started)
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
        // Replaces the URLs of the site and the content server, which differ per run.
        PUBLIC_URL: 'https://www.example.org',
        CMS_PUBLIC_URL: 'https://cms.example.org',
        CMS_TIMEOUT_MS: String(timeoutMs),
        CONTENT_CACHE_DIR: cache,
        WEBHOOK_SECRET: secret,
        TRUSTED_PROXIES: 'loopback',
        ...env,
      },
    }),
  )

const filesIn = (cache: string) => readdirSync(cache).filter((it) => it.endsWith('.json'))
const cached = join(folder, 'cached')
const site = await start(wire.url, cached)
const shown = new Map<string, string>()
for (const address of await everyAddress(site.url)) {
  const answer = await fetch(site.url + address)
  if (!answer.ok) throw new Error(`${address} responds with ${answer.status} without a fault.`)
  // Not `text()`, which drops the byte order mark of a CSV file.
  shown.set(address, shownToReaders(Buffer.from(await answer.arrayBuffer()).toString()))
}
await until('everything is on disk', () => filesIn(cached).length === values)

const copyOfCache = (name: string) => {
  const cache = join(folder, name)
  cpSync(cached, cache, { recursive: true })
  return cache
}

const unavailable: Pick<FaultCase, 'isLogged' | 'isOver'> = {
  isLogged: (count) => count('content_unavailable') >= loggedTypes,
  isOver: (count) => count('content_available') === count('content_unavailable'),
}

/** A fault of the connection to the content server. The site fetches content again when it is notified of a change. */
const onTheWay = (begin: () => unknown, end: () => unknown): Omit<FaultCase, 'name'> => ({
  ...unavailable,
  async begin({ url }) {
    await begin()
    for (const type of publicTypes) await notifyOfChange(url, secret, type)
  },
  end,
})

/** The maximum file size of the process, in bytes. */
const limitFiles = ({ pid }: Site, bytes: '0' | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])
const corrupt = join(folder, 'corrupt')

const cases: FaultCase[] = [
  { name: 'nothing' },
  {
    ...unavailable,
    name: 'the content server is down at the start, with cached content',
    async start() {
      await wire.down()
      return start(wire.url, copyOfCache('down-at-start'))
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
    start: () => start(secureWire.url, copyOfCache('certificate'), { NODE_EXTRA_CA_CERTS: authorities }),
    ...onTheWay(secureWire.expire, secureWire.renew),
  },
  {
    name: 'the disk has no room (files of 0 bytes)',
    async start() {
      const it = await start(contentServer.url, join(folder, 'no-room'))
      limitFiles(it, '0')
      return it
    },
    isLogged: (count) => count('content_file_unwritable') >= values,
    end: (it) => limitFiles(it, 'unlimited'),
  },
  {
    name: 'each cached file is corrupt',
    start() {
      copyOfCache('corrupt')
      for (const file of filesIn(corrupt)) writeFileSync(join(corrupt, file), 'corrupt')
      return start(contentServer.url, corrupt)
    },
    isLogged: (count) => count('content_file_unreadable') >= values,
    isOver: () => filesIn(corrupt).every((file) => readFileSync(join(corrupt, file), 'utf8') !== 'corrupt'),
  },
]

const rows: string[][] = []
const missed: string[] = []
for (const it of cases) {
  const measured = await measureFault(it, site, shown)
  const row = faultRow(measured)
  rows.push(row)
  missed.push(...measured.missed)
  process.stdout.write([row.join('  '), ...measured.missed, ''].join('\n'))
}

const of = { addresses: shown.size, logged: { types: loggedTypes, files: values }, timeoutMs }
const survived = faultTable(rows, missed, of).join('\n')
writeSection('faults', command, survived)
const killed = killedTable(await killProcesses(join(folder, 'topology.json'))).join('\n')
writeSection('killed', command, killed)
process.stdout.write(`${survived}\n\n${killed}\n`)
if (missed.length > 0) process.exitCode = 1
