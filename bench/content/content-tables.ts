import { cpus } from 'node:os'
import { markdownTable } from '../../packages/prayer-times/tests/markdown-table.ts'
import type { Counts } from './content-rows.ts'
import { type Edit, median, type Usage, windowMs } from './edits.ts'
import type { PageSize } from './page-sizes.ts'
import type { memoryOf } from './process-usage.ts'
import type { Start } from './starts.ts'

type Memory = ReturnType<typeof memoryOf>
type Report = {
  counts: Counts
  idle: Usage & { seconds: number }
  edits: [string, Edit[]][]
  starts: [string, Start][]
  memory: { site: Memory; contentServer: Memory }
  pages: readonly PageSize[]
}

const shownPages = 40
const count = (it: number) => it.toLocaleString('en-CA')
const seconds = (it: number | undefined) => (it === undefined ? '–' : it.toFixed(2))

function editRow([name, edits]: [string, Edit[]]): string[] {
  const of = (read: (it: Edit) => number | undefined) => {
    const values = edits.map(read).filter((it) => it !== undefined)
    return values.length > 0 ? seconds(median(values)) : '–'
  }
  return [
    `edit of ${name}`,
    of((it) => it.site),
    of((it) => it.contentServer),
    of((it) => it.shown),
    of((it) => it.found),
  ]
}

const pageRow = ({ address, bytes }: PageSize) => [`\`${address}\``, count(bytes)]

export function contentTables({ counts, idle, edits, starts, memory, pages }: Report): string[] {
  const inWindow = (used: number) => (used * windowMs) / 1000 / idle.seconds
  return [
    '## Content of ten years',
    '',
    `Node.js ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'an unknown processor'}, shared by site, content server and measurement. ${count(counts.announcements)} announcements, ${count(counts.posts)} posts, ${count(counts.albums)} albums of 20 pictures and ${count(counts.videos)} videos, each in two languages, beside the demo content. Seconds of processor are those of a server with all of its processes.`,
    '',
    ...markdownTable([
      ['', 'site, processor s', 'content server, processor s', 'shown after s', 'found after s'],
      [`${idle.seconds} s without a visitor`, seconds(idle.site), seconds(idle.contentServer), '–', '–'],
      [
        `of these in ${windowMs / 1000} s`,
        seconds(inWindow(idle.site)),
        seconds(inWindow(idle.contentServer)),
        '–',
        '–',
      ],
      ...edits.map(editRow),
    ]),
    '',
    `- Of an edit: the median of ${edits[0]?.[1].length ?? 0}, all that is used in the ${windowMs / 1000} s from the edit on, what is used without an edit included. Shown: from the answer of the content server until the page of the record has the new title. Found: until the search has it.`,
    '',
    ...markdownTable([
      [
        'start of the site',
        '`/healthz` after s',
        'first page after s',
        'first search after s',
        'longest wait s',
        'processor s',
      ],
      ...starts.map(([name, it]) => [
        name,
        ...[it.ready, it.firstPage, it.firstSearch, it.longestWait, it.processor].map(seconds),
      ]),
    ]),
    '',
    '- Longest wait: of a request to `/healthz` from the start until the first search is answered.',
    '',
    ...markdownTable([
      ['memory after all of this', 'resident MB', 'proportional MB (PSS)'],
      ['site', String(memory.site.resident), String(memory.site.proportional)],
      ['content server', String(memory.contentServer.resident), String(memory.contentServer.proportional)],
    ]),
    '',
    ...markdownTable([
      ['address, the largest first', 'bytes, uncompressed'],
      ...pages.slice(0, shownPages).map(pageRow),
    ]),
  ]
}
