import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { Books } from '../features/library/books.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { headTags } from '../seo/head-tags.ts'
import { pageHead, sectionParts } from '../seo/page-head.server.ts'
import type { Route } from './+types/library'

export async function loader({ context }: Route.LoaderArgs) {
  const { section, records, siteData } = content(context)
  const [words, all, site] = await Promise.all([section('library'), records('book'), siteData()])
  return {
    head: pageHead(site, 'library', sectionParts(site, words)),
    words,
    books: required(all).map(({ slug, title, language }) => ({ slug, title, language })),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function LibraryRoute({ loaderData: { words, books } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="library" words={words} />
      {books.length > 0 ? <Books books={books} /> : <NothingYet />}
    </>
  )
}

export { PageError as ErrorBoundary }
