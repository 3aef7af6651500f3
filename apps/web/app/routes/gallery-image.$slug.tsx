import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { findRecord } from '../content/records.server.ts'
import { formatCivilDay } from '../dates/format-days.ts'
import { AlbumRecord } from '../features/albums/album-record.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { recordPath } from '../paths/site-pages.ts'
import { recordMeta } from '../seo/page-meta.ts'
import { albumJsonLd } from '../seo/structured-data.ts'
import type { Route } from './+types/gallery-image.$slug'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, albums } = content(context)
  const album = findRecord(await albums(), params.slug)
  return { album: { ...album, day: album.date ? formatCivilDay(language, album.date) : undefined } }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  const site = matches[1].loaderData
  const album = loaderData?.album
  return recordMeta(
    site,
    'galleryImage',
    album && {
      ...album,
      picture: album.images[0],
      address: (language) => recordPath(language, 'album', album.slug),
      things: site ? [albumJsonLd(site.frame, album)] : [],
    },
    error,
  )
}

export default function AlbumRoute({ loaderData: { album } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="galleryImage" record={album} />
      <AlbumRecord album={album} />
    </>
  )
}

export const ErrorBoundary = () => <PageError up="galleryImage" />
