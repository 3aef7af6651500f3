import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { withHtml } from '../content/markdown.server.ts'
import { required } from '../content/read.server.ts'
import { BookRecord } from '../features/library/books.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { recordPath } from '../paths/site-pages.ts'
import { headTags } from '../seo/head-tags.ts'
import { recordHead } from '../seo/page-head.server.ts'
import { bookJsonLd } from '../seo/structured-data.server.ts'
import type { Route } from './+types/library.$slug'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, records, siteData } = content(context)
  const [all, site] = await Promise.all([records('book'), siteData()])
  const book = required(all, { slug: params.slug })
  const head = recordHead(site, 'library', {
    ...book,
    path: (it) => recordPath(it, 'book', book.slug),
    jsonLd: [bookJsonLd(site, book)],
  })
  return { head, book: await withHtml(book, language) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function BookRoute({ loaderData: { book } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="library" record={book} words={{ ...book, html: undefined, text: book.author }} />
      <BookRecord book={book} />
    </>
  )
}

export const ErrorBoundary = () => <PageError up="library" />
