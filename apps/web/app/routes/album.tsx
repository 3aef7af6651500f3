import { content } from '../content/content.server.ts'
import { recordOf } from '../content/records.server.ts'
import { civilDayInWords } from '../days/day-in-words.ts'
import { AlbumRecord } from '../features/gallery/album-record.tsx'
import { Opening } from '../features/opening/opening.tsx'
import { PageError } from '../features/page-error/page-error.tsx'
import { recordMeta } from '../page-meta.ts'
import { recordPath } from '../site-pages.ts'
import { albumThing } from '../structured-data.ts'
import type { Route } from './+types/album'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { language, albums } = content(context)
  const album = recordOf(await albums(), params.slug)
  return { album: { ...album, day: album.date ? civilDayInWords(language, album.date) : undefined } }
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
      things: site ? [albumThing(site.frame, album)] : [],
    },
    error,
  )
}

export default function AlbumRoute({ loaderData: { album } }: Route.ComponentProps) {
  return (
    <>
      <Opening page="galleryImage" record={album} />
      <AlbumRecord album={album} />
    </>
  )
}

export const ErrorBoundary = () => <PageError up="galleryImage" />
