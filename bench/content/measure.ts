// What content of ten years costs the two servers, at rest and for an edit: `pnpm build`, then `pnpm bench:content`.
// Smaller: `pnpm bench:content --announcements 200 --posts 250 --albums 50 --videos 50 --edits 1 --idle 10`.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { administratorOf } from '../../apps/cms/tests/administrator.ts'
import { startContentServer } from '../../apps/cms/tests/start-content-server.ts'
import { recordPath } from '../../apps/web/app/paths/site-pages.ts'
import { languages } from '../../packages/i18n/src/locales.ts'
import { freePort } from '../../tools/free-port.mjs'
import { writeSection } from '../benchmarks-section.ts'
import { untilTheEndOf } from '../site/until-the-end.ts'
import { addEntries, slugs } from './content-rows.ts'
import { contentTables } from './content-tables.ts'
import { type Edit, measureEdit, type Servers, type Subject, usageWhile } from './edits.ts'
import { pageSizes } from './page-sizes.ts'
import { memoryOf } from './process-usage.ts'
import { measureStart } from './starts.ts'

const defaults = {
  announcements: '2000',
  posts: '2500',
  albums: '500',
  videos: '500',
  edits: '5',
  idle: '60',
}
const { values } = parseArgs({
  options: Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, { type: 'string', default: value } as const]),
  ),
})
const given = (name: keyof typeof defaults) => Number(values[name])
const counts = {
  announcements: given('announcements'),
  posts: given('posts'),
  albums: given('albums'),
  videos: given('videos'),
}
const isWhole = Object.entries(defaults).every(([name, value]) => values[name] === value)
const warmUpMs = given('idle') * 1000

const progress = (text: string) => process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`)

// What was started ends, also where a measure fails.
await using started = new AsyncDisposableStack()
const untilTheEnd = untilTheEndOf(started)
const folder = mkdtempSync(join(tmpdir(), 'bench-content-'))
started.defer(() => rmSync(folder, { recursive: true, force: true }))

const secret = () => randomBytes(32).toString('base64url')
const shared = { SITE_API_TOKEN: secret(), PREVIEW_SECRET: secret(), WEBHOOK_SECRET: secret() }
const port = await freePort()
const siteUrl = `http://127.0.0.1:${port}`
progress('starting the content server')
const contentServer = await untilTheEnd(
  startContentServer({
    demoContent: 'once',
    env: { ...shared, SITE_ORIGINS: siteUrl, SITE_WEBHOOK_URL: `${siteUrl}/webhooks/content` },
  }),
)
progress('adding entries')
addEntries(contentServer.dataDir, counts)
const administrator = await administratorOf(contentServer.url)

const siteOptions = {
  cmsUrl: contentServer.url,
  port,
  env: { ...shared, CONTENT_CACHE_DIR: join(folder, 'content') },
}
progress('starting the site without stored content')
const first = await measureStart(siteOptions)
// The content is stored once every list has been read.
await wait(5000)
await first.site.stop()
progress('starting the site with stored content')
const second = await measureStart(siteOptions)
started.defer(async () => void (await second.site.stop()))
const servers: Servers = { site: second.site, contentServer }

progress('reading every page')
const records = languages.flatMap((it) => [
  recordPath(it, 'announcement', `${slugs.announcement}-1`),
  recordPath(it, 'album', `${slugs.album}-1`),
])
const pages = await pageSizes(siteUrl, records)
progress('warming up')
await wait(warmUpMs)
progress('idle')
const idle = await usageWhile(servers, () => wait(warmUpMs))

/** The entry that an edit changes, as the panel lists it. */
async function subjectOf(type: string, kind: 'announcement' | 'album', slug: string): Promise<Subject> {
  const list = await administrator(
    'GET',
    `/content-manager/collection-types/${type}?locale=en&filters[slug][$eq]=${slug}`,
  )
  const { documentId, title } = list.results[0]
  return { type, documentId, title, path: recordPath('ca', kind, slug) }
}

const edited = {
  announcement: await subjectOf('api::anouncement.anouncement', 'announcement', `${slugs.announcement}-7`),
  album: await subjectOf('api::image-gallery.image-gallery', 'album', `${slugs.album}-7`),
}
const word = () => `changed${randomBytes(4).toString('hex')}`
async function edits(name: string, subject: Subject, withSearch: boolean): Promise<[string, Edit[]]> {
  const measured: Edit[] = []
  for (let at = 0; at < given('edits'); at++) {
    progress(`${name}, ${at + 1}`)
    measured.push(await measureEdit(servers, administrator, subject, word(), withSearch))
  }
  return [name, measured]
}
const measuredEdits = [
  await edits('an announcement', edited.announcement, false),
  await edits('an album', edited.album, false),
  await edits('an announcement, with a search for it', edited.announcement, true),
]

const report = contentTables({
  counts,
  idle: { seconds: warmUpMs / 1000, ...idle },
  edits: measuredEdits,
  starts: [
    ['nothing stored', first.start],
    ['stored content', second.start],
  ],
  memory: { site: memoryOf(second.site.pid), contentServer: memoryOf(contentServer.pid) },
  pages,
}).join('\n')
process.stdout.write(`${report}\n`)
if (isWhole) writeSection('content', 'pnpm bench:content', report)
