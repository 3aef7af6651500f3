import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { PageError } from '../features/site-layout/page-error.tsx'
import { pageHead } from '../seo/page-head.server.ts'
import type { Route } from './+types/library'

export async function loader({ context }: Route.LoaderArgs) {
  const { section: readSection, siteData } = content(context)
  const [section, site] = await Promise.all([readSection('library'), siteData()])
  return { head: pageHead(site, 'library', { section }), section }
}

export default function LibraryRoute({ loaderData: { section } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="library" section={section} />
      <NothingYet />
    </>
  )
}

export { meta } from '../seo/head-tags.ts'
export { PageError as ErrorBoundary }
