import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { AboutGiving } from '../features/donate/about-giving.tsx'
import { WaysToGive } from '../features/donate/ways-to-give.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { pageHead } from '../seo/page-head.server.ts'
import type { Route } from './+types/donate'

export async function loader({ context }: Route.LoaderArgs) {
  const { section, siteData } = content(context)
  const [found, site] = await Promise.all([section('donate'), siteData()])
  const page = required(found)
  return { head: pageHead(site, 'donate', { section: page }), page }
}

export default function DonateRoute({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        page="donate"
        section={page && { ...page, html: undefined }}
        summary={page?.seo?.description}
      />
      {page ? (
        <>
          <WaysToGive page={page} />
          <AboutGiving page={page} />
        </>
      ) : (
        <NothingYet />
      )}
    </>
  )
}

export { meta } from '../seo/head-tags.ts'
export { PageError as ErrorBoundary }
