import { log } from '../platform/log.server.ts'

type Page = { page: number; pageSize: number }
type Answer<Entry> = { data: readonly Entry[]; meta?: { pagination: { pageCount?: number } } }

/** As many entries as the content server gives at once. */
const pageSize = 100
/** No list of a centre is longer; what is beyond is not shown. */
const maxPages = 1_000

const reportedAsCut = new Set<string>()

function reportCut(name: string, entries: number) {
  if (reportedAsCut.has(name)) return
  reportedAsCut.add(name)
  log.warn({ event: 'content_cut', content: name, entries })
}

/** Every entry of a list, however many pages the content server needs for it. */
export async function readAllPages<Entry>(
  name: string,
  read: (pagination: Page) => Promise<Answer<Entry>>,
): Promise<Entry[]> {
  const entries: Entry[] = []
  let before: string | undefined
  for (let page = 1; page <= maxPages; page++) {
    const { data, meta } = await read({ page, pageSize })
    if (!Array.isArray(data)) throw new TypeError('The answer is no list.')
    entries.push(...data)
    // Where the number of pages is unknown, the last is not full.
    const pages = meta?.pagination.pageCount ?? (data.length < pageSize ? page : page + 1)
    if (data.length === 0 || page >= pages) return entries
    const text = JSON.stringify(data)
    if (text === before) throw new Error('Two pages of the list are the same.')
    before = text
  }
  reportCut(name, entries.length)
  return entries
}
