import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/sections.server.ts'
import { Books } from '../features/library/books.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { pageMeta, sectionMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/library'

export async function loader({ context }: Route.LoaderArgs) {
  const { opening, books } = content(context)
  const [words, all] = await Promise.all([opening('library'), books()])
  return { words, books: required(all).map(({ slug, title, language }) => ({ slug, title, language })) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  const site = matches[1].loaderData
  return pageMeta(site, 'library', { ...sectionMeta(site, loaderData?.words), error })
}

export default function LibraryRoute({ loaderData: { words, books } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="library" words={words} />
      {books.length > 0 ? <Books books={books} /> : <NothingYet />}
    </>
  )
}

export { PageError as ErrorBoundary }
