import type { Language } from '@islamic-centre/i18n/locales'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { formatCivilDay } from '../dates/format-days.ts'
import { AlbumRecord } from '../features/albums/album-record.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { pageCount, pageOf } from '../paging/paging.ts'
import { requestedPage } from '../paging/requested-page.server.ts'
import { recordPath } from '../paths/site-pages.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import { headTags } from '../seo/head-tags.ts'
import { recordHead } from '../seo/page-head.server.ts'
import { albumJsonLd } from '../seo/structured-data.server.ts'
import type { Route } from './+types/gallery-image.$slug'

export const handle: PageHandle = { query: ['page'] }

const picturesOnPage = 60

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { language, records, siteData } = content(context)
  const [all, site] = await Promise.all([records('album'), siteData()])
  const { languages, ...album } = required(all, { slug: params.slug })
  const path = (it: Language) => recordPath(it, 'album', album.slug)
  const count = album.images.length
  const paging = requestedPage(url.searchParams, path(language), pageCount(album.images, picturesOnPage))
  const shown = { ...album, images: pageOf(album.images, paging.page, picturesOnPage) }
  const head = recordHead(site, 'galleryImage', {
    ...album,
    languages,
    picture: album.images[0],
    path,
    paging,
    jsonLd: [albumJsonLd(site, shown)],
  })
  const day = album.date ? formatCivilDay(language, album.date) : undefined
  return { head, album: { ...shown, count, day }, paging }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function AlbumRoute({ loaderData: { album, paging } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="galleryImage" record={album} />
      <AlbumRecord album={album} paging={paging} />
    </>
  )
}

export const ErrorBoundary = () => <PageError up="galleryImage" />
