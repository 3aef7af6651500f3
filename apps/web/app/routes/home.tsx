import { content } from '../content/content.server.ts'
import { Home } from '../features/home/home.tsx'
import { PageError } from '../features/page-error/page-error.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/home'

export const loader = async ({ context }: Route.LoaderArgs) => content(context).home()

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[1].loaderData?.dictionary)

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <Home {...loaderData} />
}

export { PageError as ErrorBoundary }
