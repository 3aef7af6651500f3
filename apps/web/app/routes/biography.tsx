import { content } from '../content/content.server.ts'
import { needed } from '../content/sections.server.ts'
import { Biography } from '../features/about/biography.tsx'
import { NothingYet } from '../features/opening/nothing-yet.tsx'
import { Opening } from '../features/opening/opening.tsx'
import { PageError } from '../features/page-error/page-error.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/biography'

export async function loader({ context }: Route.LoaderArgs) {
  const { biography, article, portrait } = needed(await content(context).aboutTexts())
  return { biography, article, portrait }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) =>
  pageMeta(matches[1].loaderData, 'biography', { picture: loaderData?.portrait, error })

export default function BiographyRoute({ loaderData }: Route.ComponentProps) {
  const written = loaderData.biography ?? loaderData.article
  return (
    <>
      <Opening page="biography" />
      {written ? <Biography {...loaderData} /> : <NothingYet />}
    </>
  )
}

export { PageError as ErrorBoundary }
