import { NothingYet } from '../components/nothing-yet.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { formatCivilDay } from '../dates/format-days.ts'
import { Albums } from '../features/albums/albums.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { headTags } from '../seo/head-tags.ts'
import { pageHead, sectionParts } from '../seo/page-head.server.ts'
import type { Route } from './+types/gallery-image'

export async function loader({ context }: Route.LoaderArgs) {
  const { language, opening, albums, frame } = content(context)
  const [words, found, site] = await Promise.all([opening('galleryImage'), albums(), frame()])
  const albumCovers = required(found).map(({ images, languages: _, ...album }) => ({
    ...album,
    cover: images[0],
    count: images.length,
    day: album.date ? formatCivilDay(language, album.date) : undefined,
  }))
  return { head: pageHead(site, 'galleryImage', sectionParts(site, words)), words, albums: albumCovers }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function GalleryImageRoute({ loaderData: { words, albums } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader page="galleryImage" words={words} />
      {albums.length > 0 ? <Albums albums={albums} /> : <NothingYet />}
    </>
  )
}

export { PageError as ErrorBoundary }
