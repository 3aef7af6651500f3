import { content } from '../content/content.server.ts'
import { withHtml } from '../content/markdown.server.ts'
import { recordOf } from '../content/records.server.ts'
import { announcementDay } from '../features/announcements/announcement-days.ts'
import { AnnouncementRecord } from '../features/announcements/announcement-record.tsx'
import { Opening } from '../features/opening/opening.tsx'
import { PageError } from '../features/page-error/page-error.tsx'
import { recordMeta } from '../page-meta.ts'
import { recordPath } from '../site-pages.ts'
import { articleThing } from '../structured-data.ts'
import type { Route } from './+types/announcement'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, announcements } = content(context)
  const announcement = recordOf(await announcements(), params.slug)
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
      things: site ? [articleThing(site.frame, { ...announcement, path: address(site.frame.language) })] : [],
    },
    error,
  )
}

export default function AnnouncementRoute({ loaderData: { announcement } }: Route.ComponentProps) {
  return (
    <>
      <Opening
        page="announcements"
        record={announcement}
        words={{ ...announcement, html: '', text: announcement.description }}
      />
      <AnnouncementRecord announcement={announcement} />
    </>
  )
}

export const ErrorBoundary = () => <PageError up="announcements" />
