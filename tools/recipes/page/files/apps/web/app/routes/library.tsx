import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { PageError } from '../features/site-layout/page-error.tsx'
import { headTags } from '../seo/head-tags.ts'
import { pageHead, sectionParts } from '../seo/page-head.server.ts'
import type { Route } from './+types/library'

export async function loader({ context }: Route.LoaderArgs) {
  const { section, siteData } = content(context)
  const [words, site] = await Promise.all([section('library'), siteData()])
  return { head: pageHead(site, 'library', sectionParts(site, words)), words }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function LibraryRoute({ loaderData: { words } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="library" words={words} />
      <NothingYet />
    </>
  )
}

export { PageError as ErrorBoundary }
