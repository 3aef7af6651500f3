import { content } from '../content/content.server.ts'
import { NothingYet } from '../features/opening/nothing-yet.tsx'
import { Opening } from '../features/opening/opening.tsx'
import { PageError } from '../features/page-error/page-error.tsx'
import { pageMeta, sectionWords } from '../page-meta.ts'
import type { Route } from './+types/library'

export async function loader({ context }: Route.LoaderArgs) {
  return { words: await content(context).opening('library') }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  const site = matches[1].loaderData
  return pageMeta(site, 'library', { ...sectionWords(site, loaderData?.words), error })
}

export default function LibraryRoute({ loaderData: { words } }: Route.ComponentProps) {
  return (
    <>
      <Opening page="library" words={words} />
      <NothingYet />
    </>
  )
}

export { PageError as ErrorBoundary }
