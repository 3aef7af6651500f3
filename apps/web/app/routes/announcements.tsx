import { redirect } from 'react-router'
import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { announcementsWithDay } from '../features/announcements/announcement-days.ts'
import { AnnouncementList } from '../features/announcements/announcement-list.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { pagePath } from '../paths/site-pages.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import { headTags } from '../seo/head-tags.ts'
import { pageHead, sectionParts } from '../seo/page-head.server.ts'
import type { Route } from './+types/announcements'

export const handle: PageHandle = { query: ['page'] }

const pageSize = 12

export async function loader({ url, context }: Route.LoaderArgs) {
  const { language, opening, announcements, frame } = content(context)
  const [words, found, site] = await Promise.all([opening('announcements'), announcements(), frame()])
  const all = required(found)
  const pages = Math.max(1, Math.ceil(all.length / pageSize))
  const asked = url.searchParams.get('page') ?? '1'
  const page = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 0
  // A page that is not there, or no longer: the list begins anew.
  if (page < 1 || page > pages) throw redirect(pagePath(language, 'announcements'))
  const shown = all.slice((page - 1) * pageSize, page * pageSize).map(({ content: _, ...it }) => it)
  const head = {
    ...pageHead(site, 'announcements', sectionParts(site, words)),
    feed: `/${language}/announcements.rss`,
  }
  return { head, words, announcements: announcementsWithDay(shown, language), page, pages }
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
