import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { formatCivilDay } from '../dates/format-days.ts'
import { Albums } from '../features/albums/albums.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { pageCount, pageOf } from '../paging/paging.ts'
import { requestedPage } from '../paging/requested-page.server.ts'
import { pagePath } from '../paths/site-pages.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import { headTags } from '../seo/head-tags.ts'
import { pageHead, sectionParts } from '../seo/page-head.server.ts'
import type { Route } from './+types/gallery-image'

export const handle: PageHandle = { query: ['page'] }

const pageSize = 12

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language, section, records, siteData } = content(context)
  const [words, found, site] = await Promise.all([section('galleryImage'), records('album'), siteData()])
  const all = required(found)
  const paging = requestedPage(url.searchParams, pagePath(language, 'galleryImage'), pageCount(all, pageSize))
  const covers = pageOf(all, paging.page, pageSize).map(({ images, languages: _, ...album }) => ({
    ...album,
    cover: images[0],
    count: images.length,
    day: album.date ? formatCivilDay(language, album.date) : undefined,
  }))
  const head = pageHead(site, 'galleryImage', { ...sectionParts(site, words), paging })
  return { head, words, albums: covers, paging }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function GalleryImageRoute({ loaderData: { words, albums, paging } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="galleryImage" words={words} />
      {albums.length > 0 ? <Albums albums={albums} paging={paging} /> : <NothingYet />}
    </>
  )
}

export { PageError as ErrorBoundary }
