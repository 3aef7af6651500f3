import type { Language } from '@islamic-centre/i18n/locales'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { withHtml } from '../content/markdown.server.ts'
import { required } from '../content/read.server.ts'
import { announcementDay } from '../features/announcements/announcement-days.ts'
import { AnnouncementRecord } from '../features/announcements/announcement-record.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { recordPath } from '../paths/site-pages.ts'
import { headTags } from '../seo/head-tags.ts'
import { recordHead } from '../seo/page-head.server.ts'
import { articleJsonLd } from '../seo/structured-data.server.ts'
import type { Route } from './+types/announcements.$slug'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, records, siteData } = content(context)
  const [all, site] = await Promise.all([records('announcement'), siteData()])
  const announcement = required(all, { slug: params.slug })
  const day = announcementDay(announcement.date, language)
  const path = (it: Language) => recordPath(it, 'announcement', announcement.slug)
  const head = recordHead(site, 'announcements', {
    ...announcement,
    picture: announcement.image,
    path,
    jsonLd: [articleJsonLd(site, { ...announcement, path: path(language) })],
  })
  return { head, announcement: { ...(await withHtml(announcement, language)), day } }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function AnnouncementRoute({ loaderData: { announcement } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        page="announcements"
        record={announcement}
        words={{ ...announcement, html: undefined, text: announcement.description }}
      />
      <AnnouncementRecord announcement={announcement} />
    </>
  )
}

export const ErrorBoundary = () => <PageError up="announcements" />
