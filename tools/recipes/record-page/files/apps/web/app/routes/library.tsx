import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { Books } from '../features/library/books.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { listPage } from '../loaders/list-page.server.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import type { Route } from './+types/library'

export const handle: PageHandle = { query: ['page'] }

export async function loader(args: Route.LoaderArgs) {
  const { entries, language: _, ...list } = await listPage(args, 'book')
  return { ...list, books: entries.map(({ slug, title, language }) => ({ slug, title, language })) }
}

export default function LibraryRoute({ loaderData: { section, books, paging } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="library" section={section} />
      {books.length > 0 ? <Books books={books} paging={paging} /> : <NothingYet />}
    </>
  )
}

export { meta } from '../seo/head-tags.ts'
export { PageError as ErrorBoundary }
