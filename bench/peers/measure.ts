// The home page beside the same page of Next and Astro, in one run: `pnpm build`, then `pnpm bench:peers [seconds] [runs]`
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startContentServer } from '../../apps/cms/tests/start-content-server.ts'
import { startSite } from '../../apps/web/e2e/start-site.ts'
import { markdownTable } from '../../packages/prayer-times/tests/markdown-table.ts'
import { freePort } from '../../tools/free-port.mjs'
import { writeSection } from '../benchmarks-section.ts'
import { serveBareText } from '../site/bare-text.ts'
import { serveBehindNginx } from '../site/behind-nginx.ts'
import { loadInTurns, medianLoad } from '../site/load.ts'
import { startPhone } from '../site/phone.ts'
import { memoryOf, portOf, type Subject, serve } from '../site/subject.ts'
import { untilTheEndOf } from '../site/until-the-end.ts'
import { writeHomeContent } from './content.ts'
import { visitColumns, visitRows } from './first-visits.ts'
import { buildPeer, peerSites, servePeer } from './peer-sites.ts'
import { writePlainConfiguration } from './plain-nginx.ts'
import sites from './sites/package.json' with { type: 'json' }

const [seconds = '3', runs = '5'] = process.argv.slice(2)
const rounds = 5
const versions = sites.dependencies

await using started = new AsyncDisposableStack()
const untilTheEnd = untilTheEndOf(started)
const folder = mkdtempSync(join(tmpdir(), 'peers-'))
started.defer(() => rmSync(folder, { recursive: true, force: true }))

const secrets = { SITE_API_TOKEN: 'a'.repeat(40), WEBHOOK_SECRET: 'b'.repeat(40) }
const contentServer = await untilTheEnd(startContentServer({ demoContent: 'once', env: secrets }))
const publicPort = await freePort()
const env = { ...secrets, PUBLIC_URL: `https://127.0.0.1:${publicPort}`, TRUSTED_PROXIES: 'loopback' }
const site = await untilTheEnd(startSite({ cmsUrl: contentServer.url, env }))
await writeHomeContent(site.url, folder)

const ours = 'This site'
const cached = { path: '/fa/home', name: 'cached' }
const uncached = { path: '/fa/uncached', name: 'rendered for each' }
const subjects: Subject[] = [
  {
    name: `${ours}, ${cached.name}`,
    url: site.url + cached.path,
    encoding: 'identity',
    pids: [site.pid],
    stop: async () => undefined,
  },
]
const served = [{ name: ours, ...(await untilTheEnd(serveBehindNginx(portOf(site.url), publicPort))) }]
for (const peer of peerSites) {
  await buildPeer(peer, folder)
  const subject = await untilTheEnd(servePeer(peer, folder, cached))
  subjects.push(subject)
  const plain = writePlainConfiguration(portOf(site.url))
  const nginx = await untilTheEnd(serveBehindNginx(portOf(subject.url), undefined, plain))
  served.push({ name: peer.name, ...nginx })
}
subjects.push(
  await untilTheEnd(
    serve({ name: `${ours}, ${uncached.name}` }, 'serve-uncached.ts', {
      path: cached.path,
      env: {
        ...secrets,
        CMS_URL: contentServer.url,
        CMS_PUBLIC_URL: contentServer.url,
        PUBLIC_URL: site.url,
        CONTENT_CACHE_DIR: join(folder, 'content'),
      },
    }),
  ),
)
for (const peer of peerSites) subjects.push(await untilTheEnd(servePeer(peer, folder, uncached)))

const loads = await loadInTurns(subjects, { rounds, seconds: Number(seconds) })
const loadRows = subjects.map((subject) => {
  const { perSecond, p50, p99, processor } = medianLoad(loads.get(subject) ?? [])
  return [
    subject.name,
    Math.round(perSecond).toLocaleString('en-CA'),
    processor.toFixed(2),
    p50.toFixed(2),
    p99.toFixed(2),
    (memoryOf(subject) / 1024 / 1024).toFixed(0),
  ]
})
process.stdout.write(`${loadRows.map((it) => it.join('  ')).join('\n')}\n`)

const phone = await startPhone(started, Number(runs))
const bare = await untilTheEnd(serveBareText(folder))
const floor = await untilTheEnd(serveBehindNginx(portOf(bare.url)))
const rows = await visitRows(phone.visits, { name: bare.name, url: floor.url }, served)

const differences = [
  '- The same in all: the components of the kit, the content, which each server has in memory, the font, the pictures, the rules of the stylesheets.',
  '- Only this site has the call to prayer, a player that plays on in the next page, client-side navigation, the line for an unknown address, data for search engines, offline use and page views.',
  '- In the others texts are props of the components, without an i18n library in the browser; links load a document, so that nothing is prefetched; an Astro part below the fold gets its scripts when it is seen.',
]

const body = [
  '## The home page of other frameworks',
  '',
  `Node.js ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'an unknown processor'}, the average load of the last quarter of an hour ${loadavg()[2]?.toFixed(0)}: where it is over that of the measurement itself, about 3, times and requests a second are of a machine that others use, and only processor time and bytes compare. The same home page with the same content, stylesheets and pictures, of production builds of Next ${versions.next} (app router; server components, and client components for what is interactive) and Astro ${versions.astro} (Node adapter; React islands for the same parts).`,
  '',
  ...differences,
  '',
  `Load on one process of each, without compression, as in “The home page under load”: in turns, the median of ${rounds} × ${seconds} s. Processor: user and system time of the server for a request. Cached: by this site’s page cache, Next’s full route cache and Astro’s route cache in memory.`,
  '',
  ...markdownTable([['server', 'requests/s', 'processor ms', 'p50 ms', 'p99 ms', 'memory MB'], ...loadRows]),
  '',
  `Lighthouse’s own phone through nginx with TLS and HTTP/2, the median of ${runs} by speed: this site with the delivered configuration, the others with gzip. TTI: when the page is usable. Kilobytes are those that went over the wire.`,
  '',
  ...markdownTable([visitColumns, ...rows]),
].join('\n')
writeSection('peers', 'pnpm bench:peers', body)
process.stdout.write(`${body}\n`)
