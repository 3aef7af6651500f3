import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { announcementsWithDay } from '../features/announcements/announcement-days.ts'
import { AnnouncementList } from '../features/announcements/announcement-list.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { listPage } from '../loaders/list-page.server.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import type { Route } from './+types/announcements'

export const handle: PageHandle = { query: ['page'] }

export async function loader(args: Route.LoaderArgs) {
  const { entries, language, head, ...list } = await listPage(args, 'announcement')
  const shown = entries.map(({ content: _, languages: __, ...it }) => it)
  return {
    ...list,
    head: { ...head, feed: `/${language}/announcements.rss` },
    announcements: announcementsWithDay(shown, language),
  }
}

export default function AnnouncementsRoute({ loaderData: { section, ...list } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="announcements" section={section} />
      {list.announcements.length > 0 ? <AnnouncementList {...list} /> : <NothingYet />}
    </>
  )
}

export { meta } from '../seo/head-tags.ts'
export { PageError as ErrorBoundary }
