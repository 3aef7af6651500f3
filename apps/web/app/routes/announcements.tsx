import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { announcementsWithDay } from '../features/announcements/announcement-days.ts'
import { AnnouncementList } from '../features/announcements/announcement-list.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { pageCount, pageOf } from '../paging/paging.ts'
import { requestedPage } from '../paging/requested-page.server.ts'
import { pagePath } from '../paths/site-pages.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import { headTags } from '../seo/head-tags.ts'
import { pageHead, sectionParts } from '../seo/page-head.server.ts'
import type { Route } from './+types/announcements'

export const handle: PageHandle = { query: ['page'] }

const pageSize = 12

export async function loader({ url, context }: Route.LoaderArgs) {
  const { language, section, records, siteData } = content(context)
  const [words, found, site] = await Promise.all([
    section('announcements'),
    records('announcement'),
    siteData(),
  ])
  const all = required(found)
  const paging = requestedPage(
    url.searchParams,
    pagePath(language, 'announcements'),
    pageCount(all, pageSize),
  )
  const shown = pageOf(all, paging.page, pageSize).map(({ content: _, languages: __, ...it }) => it)
  const head = {
    ...pageHead(site, 'announcements', { ...sectionParts(site, words), paging }),
    feed: `/${language}/announcements.rss`,
  }
  return { head, words, announcements: announcementsWithDay(shown, language), paging }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function AnnouncementsRoute({ loaderData: { words, ...list } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="announcements" words={words} />
      {list.announcements.length > 0 ? <AnnouncementList {...list} /> : <NothingYet />}
    </>
  )
}

export { PageError as ErrorBoundary }
