import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/sections.server.ts'
import { Biography } from '../features/about/biography.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { pageMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/about-us.bio'

export async function loader({ context }: Route.LoaderArgs) {
  const { biography, article, portrait } = required(await content(context).aboutTexts())
  return { biography, article, portrait }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) =>
  pageMeta(matches[1].loaderData, 'biography', { picture: loaderData?.portrait, error })

export default function BiographyRoute({ loaderData }: Route.ComponentProps) {
  const written = loaderData.biography ?? loaderData.article
  return (
    <>
      <PageHeader page="biography" />
      {written ? <Biography {...loaderData} /> : <NothingYet />}
    </>
  )
}

export { PageError as ErrorBoundary }
