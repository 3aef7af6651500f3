import { content } from '../content/content.server.ts'
import { withHtml } from '../content/markdown.server.ts'
import { recordOf } from '../content/records.server.ts'
import { BookRecord } from '../features/library/book-record.tsx'
import { Opening } from '../features/opening/opening.tsx'
import { PageError } from '../features/page-error/page-error.tsx'
import { recordMeta } from '../page-meta.ts'
import { recordPath } from '../site-pages.ts'
import { bookThing } from '../structured-data.ts'
import type { Route } from './+types/book'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, books } = content(context)
  return { book: await withHtml(recordOf(await books(), params.slug), language) }
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
      <Opening page="library" record={book} words={{ ...book, html: '', text: book.author }} />
      <BookRecord book={book} />
    </>
  )
}

export const ErrorBoundary = () => <PageError up="library" />
