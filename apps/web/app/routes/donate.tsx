import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { AboutGiving } from '../features/donate/about-giving.tsx'
import { WaysToGive } from '../features/donate/ways-to-give.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { headTags } from '../seo/head-tags.ts'
import { pageHead, sectionParts } from '../seo/page-head.server.ts'
import type { Route } from './+types/donate'

export async function loader({ context }: Route.LoaderArgs) {
  const { section, siteData } = content(context)
  const [found, site] = await Promise.all([section('donate'), siteData()])
  const page = required(found)
  return { head: pageHead(site, 'donate', sectionParts(site, page ?? undefined)), page }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function DonateRoute({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="donate" words={page && { ...page, html: undefined, text: page.seo?.description }} />
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

export { PageError as ErrorBoundary }
