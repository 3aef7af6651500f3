type Page = { page: number; pageSize: number }
type Answer<Entry> = { data: readonly Entry[]; meta: { pagination: { pageCount?: number } } }

/** As many entries as the content server gives at once. */
const pageSize = 100
/** No list of a centre is longer: a server that says so has gone wrong. */
const mostPages = 100

/** Every entry of a list, however many pages the content server needs for it. */
export async function readAllPages<Entry>(
  read: (pagination: Page) => Promise<Answer<Entry>>,
): Promise<Entry[]> {
  const entries: Entry[] = []
  for (let page = 1; page <= mostPages; page++) {
    const { data, meta } = await read({ page, pageSize })
    entries.push(...data)
    if (page >= (meta.pagination.pageCount ?? 1)) return entries
  }
  throw new Error(`The list has more than ${mostPages} pages.`)
}

/** The same of a list that is read from an entry on, and ends with a page that is not full. */
export const readAllFrom = <Entry>(
  read: (pagination: { start: number; limit: number }) => Promise<readonly Entry[]>,
): Promise<Entry[]> =>
  readAllPages(async ({ page, pageSize }) => {
    const data = await read({ start: (page - 1) * pageSize, limit: pageSize })
    return { data, meta: { pagination: { pageCount: data.length < pageSize ? page : page + 1 } } }
  })
