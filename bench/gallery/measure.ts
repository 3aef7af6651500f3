// An album of 3,000 pictures: what its reading costs the content server, how large its pages are, and whether the browser has
// tasks of more than 50 ms while it is scrolled through. `pnpm build`, then `pnpm bench:gallery`; smaller: `--pictures 600`.
// Exits with 1 where an unthrottled scroll has a task with so much CPU time: other programs lengthen the time by the clock.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, devices } from '@playwright/test'
import { startContentServer } from '../../apps/cms/tests/start-content-server.ts'
import { albumPicturesPath, recordPath } from '../../apps/web/app/paths/site-pages.ts'
import { startSite } from '../../apps/web/e2e/start-site.ts'
import { pictureFields } from '../../packages/site-contract/src/picture-fields.ts'
import { launchOptions } from '../../tools/launch-options.mjs'
import { writeSection } from '../benchmarks-section.ts'
import { untilTheEndOf } from '../site/until-the-end.ts'
import { readingTime } from './content-times.ts'
import { addLargeAlbum, slug } from './large-album.ts'
import { scrollTimes } from './scroll-times.ts'

const standard = '3000'
const { values } = parseArgs({ options: { pictures: { type: 'string', default: standard } } })
const pictures = Number(values.pictures)

await using started = new AsyncDisposableStack()
const untilTheEnd = untilTheEndOf(started)
const folder = mkdtempSync(join(tmpdir(), 'bench-gallery-'))
started.defer(() => rmSync(folder, { recursive: true, force: true }))
const contentServer = await untilTheEnd(startContentServer({ demoContent: 'once' }))
addLargeAlbum(contentServer.dataDir, pictures)

const populate = pictureFields.map((it, at) => `populate[images][fields][${at}]=${it}`).join('&')
const rest = () => fetch(`${contentServer.url}/api/imageGalleries?filters[slug]=${slug}&${populate}`)
const graphql = () =>
  fetch(`${contentServer.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      query: `{ imageGalleries(filters: { slug: { eq: "${slug}" } }) { title images(pagination: { limit: 3000 }) { url width height caption } } }`,
    }),
  })
await (await rest()).text()
const readings = [
  await readingTime(contentServer.url, 'REST, as the site reads it', rest),
  await readingTime(contentServer.url, 'GraphQL, as another program may', graphql),
]

const site = await untilTheEnd(
  startSite({ cmsUrl: contentServer.url, env: { CONTENT_CACHE_DIR: join(folder, 'content') } }),
)
const page = site.url + recordPath('fa', 'album', slug)
const bytesOf = async (url: string) => (await (await fetch(url)).arrayBuffer()).byteLength
const sizes = [
  ['the document', await bytesOf(page)],
  ['the last page', await bytesOf(`${page}?page=${Math.ceil(pictures / 60)}`)],
  ['the data of one part', await bytesOf(`${site.url}${albumPicturesPath('fa', slug)}?page=2`)],
] as const

const browser = await chromium.launch(launchOptions())
started.defer(() => browser.close())
const desktop = { viewport: { width: 1440, height: 900 }, step: 600 }
const phone = { ...devices['Moto G4'], viewport: { width: 360, height: 640 }, step: 600 }
// The first makes the pictures.
await scrollTimes(browser, page, desktop)
await scrollTimes(browser, page, phone)
const scrolls = [
  ['1440 pixels', await scrollTimes(browser, page, desktop)],
  ['360 pixels', await scrollTimes(browser, page, phone)],
  ['360 pixels, processor 4 times slower', await scrollTimes(browser, page, { ...phone, slower: 4 })],
] as const

const report = [
  `## An album of ${pictures} pictures`,
  '',
  '| reading on the content server | ms | KB | longest time without another answer, ms |',
  '| --- | ---: | ---: | ---: |',
  ...readings.map(
    ({ name, ms, kilobytes, longestHealthMs }) =>
      `| ${name} | ${ms.toFixed(0)} | ${kilobytes.toFixed(0)} | ${longestHealthMs.toFixed(0)} |`,
  ),
  '',
  '| of the site | KB |',
  '| --- | ---: |',
  ...sizes.map(([name, bytes]) => `| ${name} | ${(bytes / 1000).toFixed(0)} |`),
  '',
  '| scrolled through, 600 pixels every 50 ms | tasks over 50 ms of CPU | longest, ms of CPU | over 50 ms | longest, ms | elements at most | seconds |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
  ...scrolls.map(
    ([name, { over50Cpu, longestCpu, over50, longest, elements, seconds }]) =>
      `| ${name} | ${over50Cpu} | ${longestCpu.toFixed(0)} | ${over50} | ${longest.toFixed(0)} | ${elements} | ${seconds.toFixed(0)} |`,
  ),
].join('\n')
process.stdout.write(`${report}\n`)
if (values.pictures === standard) writeSection('gallery', 'pnpm bench:gallery', report)
if (scrolls.slice(0, 2).some(([, { over50Cpu }]) => over50Cpu > 0)) process.exitCode = 1
