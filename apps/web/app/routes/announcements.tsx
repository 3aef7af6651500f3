import { redirect } from 'react-router'
import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/sections.server.ts'
import { announcementDay } from '../features/announcements/announcement-days.ts'
import { AnnouncementList } from '../features/announcements/announcement-list.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { pagePath } from '../paths/site-pages.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import { pageMeta, sectionMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/announcements'

export const handle: PageHandle = { query: ['page'] }

const pageSize = 12

export async function loader({ url, context }: Route.LoaderArgs) {
  const { language, opening, announcements } = content(context)
  const [words, found] = await Promise.all([opening('announcements'), announcements()])
  const all = required(found)
  const pages = Math.max(1, Math.ceil(all.length / pageSize))
  const asked = url.searchParams.get('page') ?? '1'
  const page = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 0
  // A page that is not there, or no longer: the list begins anew.
  if (page < 1 || page > pages) throw redirect(pagePath(language, 'announcements'))
  const shown = all
    .slice((page - 1) * pageSize, page * pageSize)
    .map(({ content: _, ...it }) => ({ ...it, day: announcementDay(it.date, language) }))
  return { words, announcements: shown, page, pages }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  const site = matches[1].loaderData
  const feed = site && {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    href: `/${site.frame.language}/announcements.rss`,
  }
  return [
    ...pageMeta(site, 'announcements', { ...sectionMeta(site, loaderData?.words), error }),
    ...(feed && !error ? [feed] : []),
  ]
}

export default function AnnouncementsRoute({ loaderData: { words, ...list } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="announcements" words={words} />
      {list.announcements.length > 0 ? <AnnouncementList {...list} /> : <NothingYet />}
    </>
  )
}

export { PageError as ErrorBoundary }
