type Page = { page: number; pageSize: number }
type Answer<Entry> = { data: readonly Entry[]; meta: { pagination: { pageCount?: number } } }

/** As many entries as the content server gives at once. */
const pageSize = 100

/** Every entry of a list, however many pages the content server needs for it. */
export async function readAllPages<Entry>(
  read: (pagination: Page) => Promise<Answer<Entry>>,
): Promise<Entry[]> {
  const entries: Entry[] = []
  for (let page = 1; ; page++) {
    const { data, meta } = await read({ page, pageSize })
    entries.push(...data)
    if (page >= (meta.pagination.pageCount ?? 1)) return entries
  }
}
