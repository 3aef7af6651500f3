import { Pagination } from '@islamic-centre/ui/pagination'
import { type Paging, pathOfPage } from '../paging/paging.ts'
import { usePaginationLabels } from './pagination-labels.ts'

type PageLinksProps = {
  paging: Paging
  /** The URL of the list's first page. */
  list: string
}

/** Links through the pages of a list; nothing where it has one page only. */
export function PageLinks({ paging: { page, pages }, list }: PageLinksProps) {
  const labels = usePaginationLabels()
  return <Pagination page={page} count={pages} href={(it) => pathOfPage(list, it)} labels={labels} />
}
