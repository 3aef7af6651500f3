import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { datedPosts } from '../dates/dated-posts.ts'
import { splitByNow } from '../dates/upcoming.ts'
import { Classes } from '../features/classes/classes.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { listPage } from '../loaders/list-page.server.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import type { Route } from './+types/classes'

export const handle: PageHandle = { query: ['page'] }

export async function loader(args: Route.LoaderArgs) {
  const { entries, language, ...list } = await listPage(args, 'class', {
    // Classes that have ended come after those that can be joined.
    order: (classes, now) => Object.values(splitByNow(classes, now)).flat(),
  })
  return { ...list, classes: datedPosts(entries, language) }
}

export default function ClassesRoute({ loaderData: { section, classes, paging } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="classes" section={section} />
      {classes.length > 0 ? <Classes classes={classes} paging={paging} /> : <NothingYet />}
    </>
  )
}

export { meta } from '../seo/head-tags.ts'
export { PageError as ErrorBoundary }
