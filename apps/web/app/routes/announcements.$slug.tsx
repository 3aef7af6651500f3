import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { withHtml } from '../content/markdown.server.ts'
import { findRecord } from '../content/records.server.ts'
import { announcementDay } from '../features/announcements/announcement-days.ts'
import { AnnouncementRecord } from '../features/announcements/announcement-record.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { recordPath } from '../paths/site-pages.ts'
import { recordMeta } from '../seo/page-meta.ts'
import { articleJsonLd } from '../seo/structured-data.ts'
import type { Route } from './+types/announcements.$slug'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, announcements } = content(context)
  const announcement = findRecord(await announcements(), params.slug)
  const day = announcementDay(announcement.date, language)
  return { announcement: { ...(await withHtml(announcement, language)), day } }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  const site = matches[1].loaderData
  const announcement = loaderData?.announcement
  const address = (language: 'fa' | 'ca') => recordPath(language, 'announcement', announcement?.slug ?? '')
  return recordMeta(
    site,
    'announcements',
    announcement && {
      ...announcement,
      picture: announcement.image,
      address,
      things: site
        ? [articleJsonLd(site.frame, { ...announcement, path: address(site.frame.language) })]
        : [],
    },
    error,
  )
}

export default function AnnouncementRoute({ loaderData: { announcement } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        page="announcements"
        record={announcement}
        words={{ ...announcement, html: '', text: announcement.description }}
      />
      <AnnouncementRecord announcement={announcement} />
    </>
  )
}

export const ErrorBoundary = () => <PageError up="announcements" />
