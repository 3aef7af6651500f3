import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { PageError } from '../features/site-layout/page-error.tsx'
import { pageMeta, sectionMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/library'

export async function loader({ context }: Route.LoaderArgs) {
  return { words: await content(context).opening('library') }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  const site = matches[1].loaderData
  return pageMeta(site, 'library', { ...sectionMeta(site, loaderData?.words), error })
}

export default function LibraryRoute({ loaderData: { words } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="library" words={words} />
      <NothingYet />
    </>
  )
}

export { PageError as ErrorBoundary }
