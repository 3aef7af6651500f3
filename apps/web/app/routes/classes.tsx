import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { datedPosts } from '../dates/dated-posts.ts'
import { splitByNow } from '../dates/upcoming.ts'
import { Classes } from '../features/classes/classes.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { pageCount, pageOf } from '../paging/paging.ts'
import { requestedPage } from '../paging/requested-page.server.ts'
import { pagePath } from '../paths/site-pages.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import { headTags } from '../seo/head-tags.ts'
import { pageHead, sectionParts } from '../seo/page-head.server.ts'
import type { Route } from './+types/classes'

export const handle: PageHandle = { query: ['page'] }

const pageSize = 12

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language, now, section, records, siteData } = content(context)
  const [words, found, site] = await Promise.all([section('classes'), records('class'), siteData()])
  // A class that has ended stands after those that one can join.
  const { ahead, over } = splitByNow(required(found), now)
  const classes = [...ahead, ...over]
  const paging = requestedPage(url.searchParams, pagePath(language, 'classes'), pageCount(classes, pageSize))
  const head = pageHead(site, 'classes', { ...sectionParts(site, words), paging })
  return { head, words, classes: datedPosts(pageOf(classes, paging.page, pageSize), language), paging }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function ClassesRoute({ loaderData: { words, classes, paging } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="classes" words={words} />
      {classes.length > 0 ? <Classes classes={classes} paging={paging} /> : <NothingYet />}
    </>
  )
}

export { PageError as ErrorBoundary }
