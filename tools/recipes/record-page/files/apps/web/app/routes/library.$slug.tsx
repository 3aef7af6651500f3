import { PageHeader } from '../components/page-header.tsx'
import { withHtml } from '../content/markdown.server.ts'
import { BookRecord } from '../features/library/books.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { readRecord } from '../loaders/read-record.server.ts'
import { recordHead } from '../seo/page-head.server.ts'
import { bookJsonLd } from '../seo/structured-data.server.ts'
import type { Route } from './+types/library.$slug'

export async function loader(args: Route.LoaderArgs) {
  const { record, language, site } = await readRecord(args, 'book')
  const head = recordHead(site, 'book', { ...record, jsonLd: [bookJsonLd(site, record)] })
  return { head, book: await withHtml(record, language) }
}

export default function BookRoute({ loaderData: { book } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="library" record={book} summary={book.author} />
      <BookRecord book={book} />
    </>
  )
}

export const ErrorBoundary = () => <PageError up="library" />
export { meta } from '../seo/head-tags.ts'
