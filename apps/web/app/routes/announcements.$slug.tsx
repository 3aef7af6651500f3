import { PageHeader } from '../components/page-header.tsx'
import { withHtml } from '../content/markdown.server.ts'
import { announcementDay } from '../features/announcements/announcement-days.ts'
import { AnnouncementRecord } from '../features/announcements/announcement-record.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { readRecord } from '../loaders/read-record.server.ts'
import { recordPath } from '../paths/site-pages.ts'
import { recordHead } from '../seo/page-head.server.ts'
import { articleJsonLd } from '../seo/structured-data.server.ts'
import type { Route } from './+types/announcements.$slug'

export async function loader(args: Route.LoaderArgs) {
  const { record, language, site } = await readRecord(args, 'announcement')
  const path = recordPath(language, 'announcement', record.slug)
  const head = recordHead(site, 'announcement', {
    ...record,
    picture: record.image,
    jsonLd: [articleJsonLd(site, { ...record, path })],
  })
  const day = announcementDay(record.date, language)
  return { head, announcement: { ...(await withHtml(record, language)), day } }
}

export default function AnnouncementRoute({ loaderData: { announcement } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="announcements" record={announcement} summary={announcement.description} />
      <AnnouncementRecord announcement={announcement} />
    </>
  )
}

export const ErrorBoundary = () => <PageError list={{ page: 'announcements', name: 'announcements.all' }} />
export { meta } from '../seo/head-tags.ts'
