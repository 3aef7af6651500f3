import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { Biography } from '../features/about/biography.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { pageHead } from '../seo/page-head.server.ts'
import type { Route } from './+types/about-us.bio'

export async function loader({ context }: Route.LoaderArgs) {
  const { aboutTexts, siteData } = content(context)
  const [texts, site] = await Promise.all([aboutTexts(), siteData()])
  const { biography, article, portrait, timeline } = required(texts)
  return { head: pageHead(site, 'biography', { picture: portrait }), biography, article, portrait, timeline }
}

export default function BiographyRoute({ loaderData }: Route.ComponentProps) {
  const written = loaderData.biography ?? loaderData.article ?? loaderData.timeline
  return (
    <>
      <PageHeader page="biography" />
      {written ? <Biography {...loaderData} /> : <NothingYet />}
    </>
  )
}

export { meta } from '../seo/head-tags.ts'
export { PageError as ErrorBoundary }
