import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { formatCivilDay } from '../dates/format-days.ts'
import { PageError } from '../features/site-layout/page-error.tsx'
import { Videos } from '../features/videos/videos.tsx'
import { pageCount, pageOf } from '../paging/paging.ts'
import { requestedPage } from '../paging/requested-page.server.ts'
import { pagePath } from '../paths/site-pages.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import { headTags } from '../seo/head-tags.ts'
import { pageHead, sectionParts } from '../seo/page-head.server.ts'
import { videosJsonLd } from '../seo/structured-data.server.ts'
import type { Route } from './+types/gallery'

export const handle: PageHandle = { query: ['page'] }

const pageSize = 12

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language, section, records, siteData } = content(context)
  const [words, found, site] = await Promise.all([section('gallery'), records('video'), siteData()])
  const all = required(found)
  const paging = requestedPage(url.searchParams, pagePath(language, 'gallery'), pageCount(all, pageSize))
  const shown = pageOf(all, paging.page, pageSize)
  const head = pageHead(site, 'gallery', {
    ...sectionParts(site, words),
    jsonLd: videosJsonLd(shown),
    paging,
  })
  const cards = shown.map(({ url: _, file: __, languages: ___, ...video }) => ({
    ...video,
    day: video.date ? formatCivilDay(language, video.date) : undefined,
  }))
  return { head, words, videos: cards, paging }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function GalleryRoute({ loaderData: { words, videos, paging } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="gallery" words={words} />
      {videos.length > 0 ? <Videos videos={videos} paging={paging} /> : <NothingYet />}
    </>
  )
}

export { PageError as ErrorBoundary }
