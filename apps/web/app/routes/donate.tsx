import { NothingYet } from '../components/nothing-yet.tsx'
import { Opening } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { needed } from '../content/sections.server.ts'
import { AboutGiving } from '../features/donate/about-giving.tsx'
import { WaysToGive } from '../features/donate/ways-to-give.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { pageMeta, sectionWords } from '../seo/page-meta.ts'
import type { Route } from './+types/donate'

export async function loader({ context }: Route.LoaderArgs) {
  return { page: needed(await content(context).opening('donate')) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  const site = matches[1].loaderData
  return pageMeta(site, 'donate', { ...sectionWords(site, loaderData?.page), error })
}

export default function DonateRoute({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <Opening page="donate" words={page && { ...page, html: '', text: page.seo?.description }} />
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
