import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/sections.server.ts'
import { AboutGiving } from '../features/donate/about-giving.tsx'
import { WaysToGive } from '../features/donate/ways-to-give.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { pageMeta, sectionMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/donate'

export async function loader({ context }: Route.LoaderArgs) {
  return { page: required(await content(context).opening('donate')) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  const site = matches[1].loaderData
  return pageMeta(site, 'donate', { ...sectionMeta(site, loaderData?.page), error })
}

export default function DonateRoute({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="donate" words={page && { ...page, html: '', text: page.seo?.description }} />
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
