import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { withHtml } from '../content/markdown.server.ts'
import { findRecord } from '../content/records.server.ts'
import { BookRecord } from '../features/library/book-record.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { recordPath } from '../paths/site-pages.ts'
import { recordMeta } from '../seo/page-meta.ts'
import { bookThing } from '../seo/structured-data.ts'
import type { Route } from './+types/library.$slug'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, books } = content(context)
  return { book: await withHtml(findRecord(await books(), params.slug), language) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  const site = matches[1].loaderData
  const book = loaderData?.book
  return recordMeta(
    site,
    'library',
    book && {
      ...book,
      address: (language) => recordPath(language, 'book', book.slug),
      things: site ? [bookThing(site.frame, book)] : [],
    },
    error,
  )
}

export default function BookRoute({ loaderData: { book } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="library" record={book} words={{ ...book, html: '', text: book.author }} />
      <BookRecord book={book} />
    </>
  )
}

export const ErrorBoundary = () => <PageError up="library" />
