import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { formatCivilDay } from '../dates/format-days.ts'
import { AlbumRecord } from '../features/albums/album-record.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { recordPath } from '../paths/site-pages.ts'
import { headTags } from '../seo/head-tags.ts'
import { recordHead } from '../seo/page-head.server.ts'
import { albumJsonLd } from '../seo/structured-data.server.ts'
import type { Route } from './+types/gallery-image.$slug'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, albums, frame } = content(context)
  const [all, site] = await Promise.all([albums(), frame()])
  const album = required(all, { slug: params.slug })
  const head = recordHead(site, 'galleryImage', {
    ...album,
    picture: album.images[0],
    path: (it) => recordPath(it, 'album', album.slug),
    jsonLd: [albumJsonLd(site, album)],
  })
  return { head, album: { ...album, day: album.date ? formatCivilDay(language, album.date) : undefined } }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function AlbumRoute({ loaderData: { album } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="galleryImage" record={album} />
      <AlbumRecord album={album} />
    </>
  )
}

export const ErrorBoundary = () => <PageError up="galleryImage" />
